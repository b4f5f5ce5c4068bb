import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { parseEnv } from 'node:util'
import { slug } from 'github-slugger'
import { describe, expect, it } from 'vitest'
import { runLeads } from '../server/cli/run-leads.ts'
import { readConfig } from '../server/settings/config.ts'
import { StartError } from '../server/settings/start-error.ts'
import { projectFiles, readProjectFile } from './architecture/project-files.ts'

const documents = projectFiles().filter((path) => path.endsWith('.md') && !path.startsWith('content/'))

/** The commands, names and values in a document. */
const codesIn = (document: string) =>
  Array.from(
    readProjectFile(document).matchAll(/```\w*\n([\s\S]+?)```|`([^`\n]+)`/g),
    ([, block, code]) => block ?? code,
  )
    .flatMap((text) => (text ?? '').split('\n'))
    .map((text) => text.trim())

describe('every documented setting', () => {
  const SECRET = `whsec_${Buffer.alloc(24, 'k').toString('base64')}`
  const OTHERS = {
    SMTP_URL: 'smtp://mail.example.com',
    MAIL_FROM: 'hello@example.com',
    WEBHOOK_URL: 'https://crm.example.com',
    WEBHOOK_SECRET: SECRET,
  }
  const row = /^\| `([A-Z_]+)`(.*)$/gm
  const rows = Array.from(readProjectFile('docs/operations.md').matchAll(row), ([, name = '', text = '']) => [
    name,
    text,
  ])
  const names = new Set(rows.map(([name]) => name))
  const files = ['.env.example', 'deploy/Dockerfile', 'deploy/compose.yaml', ...documents]

  /** `NAME=value`, in `compose.yaml` `NAME: value`. */
  const lines = files.flatMap((file) =>
    (file.endsWith('.md') ? codesIn(file) : readProjectFile(file).split('\n')).flatMap((line) =>
      file.endsWith('Dockerfile')
        ? Array.from(line.matchAll(/\b([A-Z_]+)=(\S+)/g), ([, name = '', value = '']) => [name, value])
        : Array.from(line.matchAll(/^[# ]*([A-Z_]+)(?:=|: )(.+)$/g), ([, name = '', value = '']) => [name, value]),
    ),
  )
  const inTable = rows.flatMap(([name = '', text = '']) =>
    Array.from(text.matchAll(/`([^`]+)`/g), ([, value = '']) => [name, value])
      // Names of other settings, and escapes.
      .filter(
        ([, value = '']) => ![...names].some((other) => value.includes(other ?? '')) && !/^(?:%\w\w|\W)$/.test(value),
      ),
  )
  const examples = [...lines, ...inTable]
    .filter(([name, value = '']) => names.has(name) && !/^\$\{[^}]+\}$/.test(value))
    .map(([name = '', value = '']): [string, string] => [
      name,
      value
        .replace(/^(['"])(.*)\1$/, '$2')
        .replace(/\$\{[^}]+\}/g, 'secret')
        .replace(/whsec_(?:NEW|OLD)?/g, SECRET),
    ])

  it('is one that the server reads, and stands in .env.example', () => {
    for (const name of names) expect(() => readConfig({ [name ?? '']: '\n' }), name).toThrow(`${name}: `)
    const inExample = Object.keys(parseEnv(readProjectFile('.env.example').replace(/^#(?=[A-Z_]+=)/gm, '')))
    expect(new Set(inExample)).toEqual(names)
    expect([...names].filter((name) => examples.every(([example]) => example !== name))).toEqual([])
  })

  it.each([...new Map(examples.map((example) => [example.join(), example])).values()])(
    'means the same in an env file, bare and in quotes: %s=%s',
    (name, value) => {
      using folder = mkdtempDisposableSync(join(tmpdir(), 'krajai-env-'))
      const file = join(folder.path, '.env')
      for (const line of [`${name}=${value}`, `${name}='${value}'`, `${name}="${value}"`]) {
        writeFileSync(file, line)
        process.execArgv.push(`--env-file=${file}`)
        try {
          expect(parseEnv(line)).toEqual({ [name]: value })
          expect(() => readConfig({ ...OTHERS, ...parseEnv(line) })).not.toThrow()
        } finally {
          process.execArgv.pop()
        }
      }
    },
  )
})

describe('every documented command', () => {
  it('is a script of package.json', () => {
    const { scripts } = JSON.parse(readProjectFile('package.json'))
    const texts = projectFiles().filter((path) => /\.(?:md|ts|tsx|js|ya?ml|service|example)$|Dockerfile$/.test(path))
    const missing = texts.flatMap((path) =>
      Array.from(readProjectFile(path).matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g), ([, name = '']) => name)
        .filter((name) => !(name in scripts))
        .map((name) => `${path}: npm run ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('of npm test names test files', () => {
    const words = documents.flatMap(codesIn).flatMap((code) => /^npm test -- (\S+)$/.exec(code)?.[1] ?? [])
    expect(words).not.toEqual([])
    for (const word of words)
      expect(projectFiles().filter((path) => path.includes(word) && /\.(?:test|spec)\./.test(path))).not.toEqual([])
  })

  const CALL = /(?:^leads |^… |npm run (?:--silent )?leads -- )(?<words>[^|>…]+)/
  /** `leads take` may stand for the command, without its arguments. */
  const calls = documents.flatMap(codesIn).flatMap((code) => CALL.exec(code)?.groups?.words?.trim() ?? [])
  const options = documents
    .filter((path) => path.startsWith('docs/leads'))
    .flatMap(codesIn)
    .filter((code) => code.startsWith('--') && code !== '--silent')

  /** Returns what the command prints about wrong usage. */
  async function mistakeIn(call: string): Promise<string> {
    const output = new PassThrough()
    const words = Array.from(call.matchAll(/"([^"]*)"|\S+/g), ([word, quoted]) => quoted ?? word)
    const readSettings = () => {
      throw new StartError('It needs no database here.')
    }
    const status = await runLeads(words, { readSettings, input: process.stdin, output, messages: output })
    return status === 2 ? `${call}: ${output.read()}` : ''
  }

  it.each([...new Set(calls)])('of the staff is right: leads %s', async (call) => {
    const asName = /^\S+$/.test(call) ? await mistakeIn(`${call} 5c12ae07`) : undefined
    expect([await mistakeIn(call), asName]).toContain('')
  })

  it.each([...new Set(options)])('of the staff has the option %s', async (option) => {
    const mistakes = await Promise.all(
      ['list', 'export', 'take 5c12ae07'].map((call) => mistakeIn(`${call} ${option}`)),
    )
    expect(mistakes).toContain('')
  })
})

describe('every documented file', () => {
  /** What readers create: a folder with the first picture, and a recipe's migration. */
  const FUTURE = ['content/pictures/', 'server/database/migrations/0003-job-title.ts']
  const PATH =
    /(?<![\w./@:-])(?:\.ci|\.github|cms|content|contract|deploy|docs|downloads|server|site|tests|tools)\/[\w./{},*[\]-]*/g

  it('exists', () => {
    const missing = documents.flatMap((document) =>
      codesIn(document)
        .flatMap((code) => code.match(PATH) ?? [])
        .filter((path) => !FUTURE.includes(path))
        .filter((path) => globSync(`${path.replace(/NAME|CODE/g, '*').replaceAll('[', '[[]')}{,*}`).length === 0)
        .filter((path) => spawnSync('git', ['check-ignore', '--quiet', path]).status !== 0)
        .map((path) => `${document}: ${path}`),
    )
    expect(missing).toEqual([])
  })

  it('has the heading to which a link leads', () => {
    const dead = documents.flatMap((document) =>
      Array.from(readProjectFile(document).matchAll(/\]\((?!\w+:|\/)([^)#\s]*)#?([^)\s]*)\)/g))
        .filter(([, path = '', anchor]) => {
          const file = path === '' ? document : join(dirname(document), path)
          if (!existsSync(file)) return true
          const headings = anchor ? readProjectFile(file).matchAll(/^#+ (.+)$/gm) : []
          return anchor && !Array.from(headings, ([, heading = '']) => slug(heading)).includes(anchor)
        })
        .map(([link]) => `${document}: ${link}`),
    )
    expect(dead).toEqual([])
  })
})
