import { describe, expect, it } from 'vitest'
import { projectFiles, readProjectFile } from './project-files.ts'

/** Binary files. */
const BINARY = /\.(?:avif|docx|gif|ico|jpe?g|otf|pdf|png|pptx|ttf|webp|woff2?|xlsx|zip)$/

/** Hosts of package registries and mirrors. The names are split, so that this file does not contain them. */
const REGISTRIES = ['npmjs', 'yarnpkg', 'pypi', 'debian', 'jsr', 'npmmirror'].map(
  (name) => new RegExp(`[a-z0-9-]+\\.${name}\\.(?:com|org|io)\\b`),
)

/** Home folders and work folders of one machine. */
const MACHINE_PATHS = [
  /(?<![\w.~/-])\/(?:work|root)\/[\w.-]/,
  /(?<![\w.~/-])\/(?:home|Users)\/[\w.-]+\//,
  /\b[A-Z]:\\Users\\/,
]

/** Finds paths and hosts of one machine or network. */
function findAddresses(text: string): string[] {
  return [...REGISTRIES, ...MACHINE_PATHS, ...configuredRegistry()].flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
}

/** The host of the registry that npm uses here. */
function configuredRegistry(): RegExp[] {
  const address = process.env.npm_config_registry
  const host = address && URL.parse(address)?.hostname
  return host && host !== 'localhost' ? [new RegExp(host.replaceAll('.', '\\.'))] : []
}

describe('no file names one machine or network', () => {
  it('with a registry host or a machine path', () => {
    const texts = projectFiles().filter((path) => !BINARY.test(path))
    expect(texts.flatMap((path) => findAddresses(readProjectFile(path)).map((found) => `${path}: ${found}`))).toEqual(
      [],
    )
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
    expect(findAddresses(text)).toHaveLength(1)
  })

  it.each(['/th/work', 'https://krajai.example/home/', '../root/x', 'www.npmjs-like.example', '/homework/'])(
    'allows %s',
    (text) => {
      expect(findAddresses(text)).toEqual([])
    },
  )
})
