import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../../tools/project-folder.js'
import { siteForTests } from '../../tools/site-for-tests.ts'

/** Only the development version of React has this text. That version is twice as large. */
const DEVELOPMENT_TEXT = 'Encountered two children with the same key'

test('pages load the production version of React, whatever NODE_ENV is', () => {
  const react = (kind: string) =>
    readFileSync(join(projectFolder, `node_modules/react-dom/cjs/react-dom-client.${kind}.js`), 'utf8')
  expect(react('development')).toContain(DEVELOPMENT_TEXT)
  expect(react('production')).not.toContain(DEVELOPMENT_TEXT)
  const scripts = globSync('_astro/*.js', { cwd: siteForTests })
  expect(scripts.length).toBeGreaterThan(5)
  const forDevelopment = scripts.filter((script) =>
    readFileSync(join(siteForTests, script), 'utf8').includes(DEVELOPMENT_TEXT),
  )
  expect(forDevelopment).toEqual([])
})
