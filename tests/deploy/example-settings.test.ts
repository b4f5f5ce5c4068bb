import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { projectFolder } from '../../tools/runtime.js'

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8')
const example = read('.env.example')
const offered = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name)

it('.env.example has every setting that docs/operations.md explains, and no other', () => {
  const explained = [...read('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
  expect(explained.length).toBeGreaterThan(15)
  expect([...new Set(offered)].sort()).toEqual(explained.sort())
})

it('its examples are valid, all at once', () => {
  const settings = parseEnv(example.replaceAll(/^#(?=[A-Z_]+=)/gm, ''))
  const secret = `whsec_${Buffer.alloc(32).toString('base64')}`
  expect(readConfig({ ...settings, WEBHOOK_SECRET: secret })).toMatchObject({
    siteUrl: 'https://www.example.com',
    mail: { from: { name: 'Krajai Newswire' } },
  })
})

it('the file that is made from it is ignored by git', () => {
  expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining(['.env', '!.env.example']))
})
