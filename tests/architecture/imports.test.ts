import { describe, expect, it } from 'vitest'
import { findCircle } from './find-circle.ts'
import { findImports } from './find-imports.ts'
import { projectFiles, readProjectFile } from './project-files.ts'
import { importedFile, roomOf, violationOf } from './rooms.ts'

const violations = (path: string, text: string) =>
  findImports(path, text).flatMap((found) => violationOf(path, found) ?? [])

/** The files of the project that a file imports, its types included. */
const importsOf = (path: string, text: string) =>
  findImports(path, text).flatMap(({ specifier }) => importedFile(path, specifier) ?? [])

describe('the project', () => {
  const sources = projectFiles().filter((path) => /\.(?:astro|js|ts|tsx)$/.test(path))

  it('imports downwards only', () => {
    expect(sources.length).toBeGreaterThan(100)
    expect(sources.flatMap((path) => violations(path, readProjectFile(path)))).toEqual([])
  })

  it('imports in no circle, of types either', () => {
    const imports = new Map(sources.map((path) => [path, importsOf(path, readProjectFile(path))]))
    expect(findCircle(imports)).toEqual([])
  })
})

it.each(["import type { B } from './b.ts'", "import { type B } from './b.ts'", "type B = import('./b.ts').B"])(
  'a circle of types is one: %s',
  (line) => {
    const imports = { 'server/a.ts': line, 'server/b.ts': "export type { A } from './a.ts'" }
    const found = new Map(Object.entries(imports).map(([path, text]) => [path, importsOf(path, text)]))
    expect(findCircle(found)).toEqual(['server/a.ts', 'server/b.ts', 'server/a.ts'])
  },
)

it('a circle is found, and what leads to it or is reached twice is none', () => {
  const imports = { a: ['b', 'c'], b: ['d'], c: ['d'], d: ['e'], e: ['f'], f: ['d', 'g'] }
  expect(findCircle(new Map(Object.entries(imports)))).toEqual(['d', 'e', 'f', 'd'])
  expect(findCircle(new Map(Object.entries({ ...imports, f: ['g'] })))).toEqual([])
})

describe('the rule', () => {
  it.each([
    ['site/ui/Button.tsx', "import { paths } from '../../contract/form-markup.ts'"],
    ['site/ui/Button.tsx', "import { CurvedWire } from '../figures/CurvedWire.tsx'"],
    ['site/ui/field/Field.tsx', "import { formatDate } from '../../locale/dates.ts'"],
    ['site/locale/dates.ts', "import { z } from 'zod'"],
    ['site/figures/CurvedWire.tsx', "import { Hero } from '../sections/home/Hero.tsx'"],
    ['site/sections/home/Hero.tsx', "import { SignupForm } from '../../islands/forms/SignupForm.tsx'"],
    ['site/sections/home/Hero.tsx', "import { getWords } from '../../content/content.ts'"],
    ['site/sections/home/Hero.tsx', "import { type Words } from '../../content/content.ts'"],
    ['site/sections/home/Hero.tsx', "export { Home } from '../../islands/Home.tsx'"],
    ['site/islands/forms/SignupForm.tsx', "import { Hero } from '../../sections/home/Hero.tsx'"],
    ['site/islands/forms/SignupForm.tsx', "import type { Config } from '../../../server/config.ts'"],
    ['site/document/metadata.ts', "import type { Words } from '../content/content.ts'"],
    ['site/content/get-words.ts', "const files = import.meta.glob(['../pages/*.astro', './*.ts'])"],
    ['site/pages/index.astro', "---\nimport { open } from '../../server/database/open.ts'\n---\n<p>x</p>"],
    ['site/pages/index.astro', "---\n---\n<script>import '/server/main.ts'</script>"],
    ['server/app.ts', "import { formatDate } from '../site/locale/dates.ts'"],
    ['server/app.test.ts', "import { formatDate } from '../site/locale/dates.ts'"],
    ['server/app.ts', "type Words = import('../site/content/get-words.ts').Words"],
    ['server/app.ts', "import { build } from '../tools/build.ts'"],
    ['contract/forms.ts', "import { parse } from 'yaml'"],
    ['contract/forms.ts', "import { readFileSync } from 'node:fs'"],
    ['contract/forms.ts', "import facts from '../content/facts.yaml?raw'"],
    ['contract/signup.test.ts', "import { Hero } from '../site/sections/home/Hero.tsx'"],
    ['content/facts.ts', "import { z } from 'zod'"],
    ['tools/build.ts', "import { Hero } from '../site/sections/home/Hero.tsx'"],
    ['astro.config.ts', "import { buildApp } from './server/app.ts'"],
    ['site/elsewhere/x.ts', "import { z } from 'zod'"],
  ])('forbids %s: %s', (path, text) => {
    expect(violations(path, text)).toHaveLength(1)
  })

  it.each([
    ['site/pages/index.astro', "---\nimport { Home } from '../sections/Home.tsx'\n---\n<Home />"],
    ['site/sections/home/Hero.tsx', "import { CurvedWire } from '../../figures/CurvedWire.tsx'"],
    ['site/sections/home/Hero.tsx', "import { Steps } from '../page/Steps.tsx'"],
    ['site/islands/forms/SignupForm.tsx', "import { signupSchema } from '../../../contract/forms.ts'"],
    ['site/islands/forms/SignupForm.test.tsx', "import { getWords } from '../../content/content.ts'"],
    ['contract/forms.ts', "import * as z from 'zod/mini'"],
    ['contract/signup.test.ts', "import { expect } from 'vitest'"],
    ['server/app.ts', "import { paths } from '../contract/form-markup.ts'"],
    ['tests/browser/home.spec.ts', "import { readConfig } from '../../server/config.ts'"],
    ['site/ui/Button.tsx', "// import { x } from '../../server/app.ts'\nconst text = `import '../../server/app.ts'`"],
  ])('allows %s: %s', (path, text) => {
    expect(violations(path, text)).toEqual([])
  })

  it('knows the room of a file', () => {
    expect(roomOf('site/ui/field/Field.tsx')).toBe('site/ui')
    expect(roomOf('site/content.config.ts')).toBe('site')
    expect(roomOf('server/leads/cli/x.ts')).toBe('server')
    expect(roomOf('astro.config.ts')).toBe('')
  })
})
