import { join } from 'node:path'
import { expect, it } from 'vitest'
import { removeFolder, writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { DATABASE_KINDS } from '../../server/testing/test-databases.ts'
import { soak } from '../../tools/soak/soak.ts'

it.each(DATABASE_KINDS)('a bad hour on %s, in a few seconds: nothing is lost, nothing sent twice', async (kind) => {
  const dist = writeFixtureSite()
  const { findings, troubles } = await soak({ minutes: 0.15, kind, rate: 40, dist, logs: join(dist, 'logs') })
  removeFolder(dist)
  expect(Number(findings.find(({ what }) => what === 'forms acknowledged')?.found)).toBeGreaterThan(10)
  expect(Object.keys(troubles).length).toBeGreaterThan(5)
  // How long anything takes is for the hour, on a machine that has nothing else to do.
  expect(findings.filter(({ bar, holds }) => bar === '0' && !holds)).toEqual([])
})
