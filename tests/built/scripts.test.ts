import { globSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../../tools/project-folder.js'
import { siteForTests } from '../../tools/site-for-tests.ts'
import { builtPages } from './built-site.ts'

/** es-check has no types. */
const require = createRequire(import.meta.url)

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

/** Older browsers run these scripts too, so they use nothing younger than the browsers of `browserslist` in `package.json`. */
test('scripts use no syntax and no method that the oldest browsers lack', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'krajai-scripts-'))
  const inline = new Set(
    builtPages.flatMap(({ $ }) => [...$('script:not([src], [type])')].map((script) => $(script).text())),
  )
  for (const [index, script] of [...inline].entries()) writeFileSync(join(folder.path, `${index}.js`), script)
  expect(inline.size).toBeGreaterThan(1)
  const { errors }: { errors: { file: string; err: Error }[] } = require('es-check').runChecks(
    [
      {
        ecmaVersion: 'checkBrowser',
        checkBrowser: true,
        browserslistPath: join(projectFolder, 'package.json'),
        module: true,
        checkFeatures: true,
        files: [join(siteForTests, '_astro/*.js'), join(folder.path, '*.js')],
      },
    ],
    {},
  )
  // The toaster's `toSorted` is a method of a class of its own.
  const faults = errors.filter(
    ({ file, err }) => !(file.includes('/Toaster.') && /detected: ArrayToSorted \([^)]*\)\. /.test(err.message)),
  )
  expect(faults.map(({ file, err }) => `${basename(file)}: ${err.message}`)).toEqual([])
})
