import { describe, expect, it } from 'vitest'
import { projectFiles, readProjectFile } from './project-files.ts'

/** Files whose bytes are no text. */
const BINARY = /\.(?:avif|docx|gif|ico|jpe?g|otf|pdf|png|pptx|ttf|webp|woff2?|xlsx|zip)$/

/**
 * Hosts of package registries and mirrors. Written in pieces, so that this file does not name them either.
 */
const REGISTRIES = ['npmjs', 'yarnpkg', 'pypi', 'debian', 'jsr', 'npmmirror'].map(
  (name) => new RegExp(`[a-z0-9-]+\\.${name}\\.(?:com|org|io)\\b`),
)

/** Folders of one machine: a home folder, or the one in which somebody happened to work. */
const MACHINE_PATHS = [
  /(?<![\w.~/-])\/(?:work|root)\/[\w.-]/,
  /(?<![\w.~/-])\/(?:home|Users)\/[\w.-]+\//,
  /\b[A-Z]:\\Users\\/,
]

/** What in a text is true of one machine or network only. */
function addressesIn(text: string): string[] {
  return [...REGISTRIES, ...MACHINE_PATHS, ...configuredRegistry()].flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
}

/** The registry npm uses here, if it is a particular one. */
function configuredRegistry(): RegExp[] {
  const address = process.env.npm_config_registry
  const host = address && URL.parse(address)?.hostname
  return host && host !== 'localhost' ? [new RegExp(host.replaceAll('.', '\\.'))] : []
}

describe('no file depends on one machine or network', () => {
  it('by a registry host or a machine path', () => {
    const texts = projectFiles().filter((path) => !BINARY.test(path))
    expect(texts.flatMap((path) => addressesIn(readProjectFile(path)).map((found) => `${path}: ${found}`))).toEqual([])
  })

  it('package-lock.json names no download address', () => {
    expect(JSON.stringify(JSON.parse(readProjectFile('package-lock.json')))).not.toContain('"resolved":')
  })

  it.each([
    ['https://', 'registry.', 'npmjs', '.org/astro'].join(''),
    ['deb.', 'debian', '.org'].join(''),
    ['see /', 'work/main/site'].join(''),
    ['"/', 'home/somchai/krajai"'].join(''),
    ['C:', '\\Users\\somchai'].join(''),
  ])('finds %s', (text) => {
    expect(addressesIn(text)).toHaveLength(1)
  })

  it.each(['/th/work', 'https://krajai.example/home/', '../root/x', 'www.npmjs-like.example', '/homework/'])(
    'allows %s',
    (text) => {
      expect(addressesIn(text)).toEqual([])
    },
  )
})
