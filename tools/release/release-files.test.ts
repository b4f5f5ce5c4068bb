import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../server/testing/started-server.ts'
import { projectFolder } from '../runtime.js'
import { type LockedPackages, neededPackages } from './locked-packages.ts'
import { importsOf, releaseFiles } from './release-files.ts'

describe('a file', () => {
  it('imports what it names at its top, in one line or several, but no types', () => {
    const text = `import 'node:fs'
import type { A } from './a.ts'
import { b } from './b.ts'
import {
  c,
  type D,
} from '@scope/c/d'
export * from './e.ts'
export const f = 'not an import'
const g = await import('./g.ts')
`
    expect(importsOf(text)).toEqual(['node:fs', './b.ts', '@scope/c/d', './e.ts'])
  })
})

describe('a release', () => {
  const { files, packages } = releaseFiles(projectFolder)

  it('has the server, the staff’s and the operator’s commands, and what they import, but nothing for tests', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'server/main.ts',
        'server/cli/main.ts',
        'server/database/migrations/0001-leads.ts',
        'contract/site-manifest.ts',
        'tools/doctor/main.ts',
        'tools/backup/restore.ts',
        'tools/runtime.js',
        'deploy/switch',
        'deploy/systemd/krajai@.service',
        'docs/operations.md',
        '.nvmrc',
      ]),
    )
    expect(files.filter((path) => !existsSync(join(projectFolder, path)))).toEqual([])
    expect(
      files.filter((path) => /\.test\.ts$|\/testing\/|^(?:site|content|editor|tests|downloads)\//.test(path)),
    ).toEqual([])
  })

  it('has the staff’s guide of the leads, and every file that its documents link to', () => {
    expect(files).toEqual(
      expect.arrayContaining(['docs/staff/en/leads.md', 'docs/staff/th/leads.md', 'docs/staff/pictures/leads-th.webp']),
    )
    const dead = files
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) =>
        [...readFileSync(join(projectFolder, path), 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
          .map(([, target = '']) => posix.join(posix.dirname(path), target))
          .filter((target) => !files.some((file) => file === target || file.startsWith(`${target}/`)))
          .map((target) => `${path}: ${target}`),
      )
    expect(dead).toEqual([])
  })

  it('has none of the keys and passwords that an operator keeps among its files', () => {
    const { folder, remove } = temporaryFolder()
    onTestFinished(remove)
    const write = (path: string, content = '') => {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    for (const path of ['.gitignore', '.env.example', 'tools']) {
      cpSync(join(projectFolder, path), join(folder, path), { recursive: true })
    }
    for (const path of files.filter((path) => /^(?:server|contract)\//.test(path))) write(path)
    const secrets = ['krajai.key', 'krajai.pem', 'krajai.env', 'database-password', '.env'].map(
      (name) => `deploy/compose/${name}`,
    )
    for (const path of [...secrets, 'deploy/nginx/site.key', 'deploy/compose/compose.yaml']) write(path, 'secret')
    const released = releaseFiles(folder).files
    expect(released.filter((path) => path.startsWith('deploy/'))).toEqual(['deploy/compose/compose.yaml'])
    expect(released).toContain('.env.example')
  })

  it('has the packages of the server, and none that only builds or tests', () => {
    expect(packages).toEqual(expect.arrayContaining(['fastify', 'kysely', 'nodemailer', 'pg', 'zod']))
    expect(packages.filter((name) => /^(?:astro|react|vite|vitest|sharp|smtp-server)$/.test(name))).toEqual([])
  })
})

describe('the packages that are needed', () => {
  const locked: LockedPackages = {
    'node_modules/a': { dependencies: { b: '1', c: '1' }, optionalDependencies: { native: '1', absent: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': {},
    'node_modules/c': { peerDependencies: { d: '1', e: '1' }, peerDependenciesMeta: { e: { optional: true } } },
    'node_modules/d': {},
    'node_modules/native': {},
    'node_modules/absent': {},
  }
  const isInstalled = (folder: string) => !folder.endsWith('/absent')

  it('are found as Node finds them, with their own, and the optional ones that are there', () => {
    expect(neededPackages(locked, ['a'], isInstalled)).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/d',
      'node_modules/native',
    ])
  })

  it('must be locked', () => {
    expect(() => neededPackages(locked, ['unknown'], isInstalled)).toThrow(
      'unknown, needed by the project, is not locked',
    )
  })
})
