import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../../tools/project-folder.js'
import { siteForTests } from '../../tools/site-for-tests.ts'

/** Only React for development says this, which is twice as large and slower. */
const SAID_IN_DEVELOPMENT = 'Encountered two children with the same key'

test('React is the one for production, whatever NODE_ENV says where the site is built', () => {
  const react = (kind: string) =>
    readFileSync(join(projectFolder, `node_modules/react-dom/cjs/react-dom-client.${kind}.js`), 'utf8')
  expect(react('development')).toContain(SAID_IN_DEVELOPMENT)
  expect(react('production')).not.toContain(SAID_IN_DEVELOPMENT)
  const scripts = globSync('_astro/*.js', { cwd: siteForTests })
  expect(scripts.length).toBeGreaterThan(5)
  const forDevelopment = scripts.filter((script) =>
    readFileSync(join(siteForTests, script), 'utf8').includes(SAID_IN_DEVELOPMENT),
  )
  expect(forDevelopment).toEqual([])
})
