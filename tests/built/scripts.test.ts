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

// tools/script-preload.ts: what did not come is asked for again at the next touch, which a browser does of nothing that it imports itself.
test('a script fetches all that it imports later before it does so, and none of it is a style sheet', () => {
  const built = globSync('_astro/*.js', { cwd: siteForTests })
  const later = built.flatMap((script) => {
    const text = readFileSync(join(siteForTests, script), 'utf8')
    const listed = /__vite__mapDeps=.*?\[("[^\]]*")\]/.exec(text)?.[1] ?? ''
    const all: string[] = JSON.parse(`[${listed}]`)
    const found = [
      ...text.matchAll(/import\([`"']\.\/([^`"']+)[`"']\).*?,(?:__vite__mapDeps\(\[([\d,]*)\]\)|\[([^\]]*)\])\)/g),
    ].map(([, name = '', numbers, alone]) => ({
      name: `_astro/${name}`,
      needs: numbers ? numbers.split(',').map((number) => all[Number(number)]) : JSON.parse(`[${alone}]`),
    }))
    expect(found).toHaveLength(text.match(/\bimport\(/g)?.length ?? 0)
    return found
  })
  expect(later.length).toBeGreaterThan(8)
  expect(later.filter(({ name, needs }) => !needs.includes(name))).toEqual([])
  expect(later.flatMap(({ needs }) => needs).filter((file) => !built.includes(file))).toEqual([])
})
