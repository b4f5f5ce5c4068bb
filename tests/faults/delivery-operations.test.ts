import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
const operations = read('docs/operations.md')

it.each([
  ['server/config.ts', /^ {2}([A-Z]+(?:_[A-Z]+)*): /gm],
  ['server/delivery/delivery-settings.ts', /^ {2}([A-Z]+_[A-Z_]+): /gm],
])('every variable of %s is explained', (file, pattern) => {
  const names = [...read(file).matchAll(pattern)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) expect(operations).toContain(`| \`${name}\` |`)
})

it('every metric is explained', () => {
  const names = read('server/metrics.ts').match(/krajai_\w+/g) ?? []
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) expect(operations).toContain(name)
})
