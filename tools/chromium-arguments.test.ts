import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CHROMIUM_ARGUMENTS } from './chromium-arguments.ts'
import { projectFolder } from './runtime.js'

it('switch off all that Playwright does in Chromium, whose list they replace', () => {
  const playwright = readFileSync(join(projectFolder, 'node_modules/playwright-core/lib/coreBundle.js'), 'utf8')
  const [, list = ''] = /disabledFeatures = \[([^\]]+)\]/.exec(playwright) ?? []
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)
  const chromiums = theirs.filter((name) => !name?.startsWith('msEdge') && name !== 'msForceBrowserSignIn')
  expect(chromiums.length).toBeGreaterThan(5)
  const ours = CHROMIUM_ARGUMENTS.find((argument) => argument.startsWith('--disable-features='))?.split(/[=,]/) ?? []
  expect(chromiums.filter((name) => !ours.includes(name ?? ''))).toEqual([])
})
