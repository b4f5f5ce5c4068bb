/**
 * The licences under which we hand on what others made: read from node_modules when the site is built or a release is made, so
 * that they are those of what is really in it.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontCuts } from '../fonts/cuts.ts'
import { projectFolder } from '../runtime.js'
import { readBundledPackages } from './bundled.ts'

/** Its name in the built site, where anybody may read it, and in a release. */
export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt'

/** Drawn or written into the pages and files while they are built, without any code of theirs. */
const DRAWN = ['node_modules/lucide-react', 'node_modules/world-atlas']

const NATURAL_EARTH =
  'The coastlines and borders are made with Natural Earth, free vector and raster map data in the public domain.'

export interface ThirdParty {
  readonly name: string
  readonly version: string
  /** As the package says it: `MIT`, `OFL-1.1`. */
  readonly license: string
  /** The whole of its licence files, with its copyright. */
  readonly text: string
}

/** `node_modules/@fontsource/x/files/y.woff2` of `@fontsource/x/files/y.woff2`. */
const folderOf = (source: string) => `node_modules/${/^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0]}`

/** What a package says of itself where it brings no licence file. */
const asDeclared = ({ license, author, homepage }: Record<string, unknown>) =>
  [`License: ${license}`, author && `Author: ${(author as { name?: string }).name ?? author}`, homepage]
    .filter(Boolean)
    .join('\n')

/**
 * @param folder of a package, from the project's folder
 * @throws Error where it names no licence at all: it may not be handed on
 */
export function thirdParty(folder: string, root = projectFolder): ThirdParty {
  const place = join(root, folder)
  const packageJson = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
  const { name, version, license } = packageJson
  const files = globSync('{LICEN[CS]E,licen[cs]e,NOTICE,COPYING,OFL}*', { cwd: place }).sort()
  if (!license && files.length === 0) throw new Error(`${name} names no licence: it cannot be handed on`)
  const texts = files.map((file) => readFileSync(join(place, file), 'utf8').replaceAll('\r\n', '\n').trim())
  return {
    ...{ name, version, license: String(license ?? 'see below') },
    text: texts.length > 0 ? texts.join('\n\n') : asDeclared(packageJson),
  }
}

/** The packages' folders, in the built site: what was in its scripts when they were bundled. The server holds it back. */
const PARTS_FILE = '.third-parties.json'

/** @param dist a built site */
export function partsOfSite(dist: string): ThirdParty[] {
  const folders: string[] = JSON.parse(readFileSync(join(dist, PARTS_FILE), 'utf8'))
  return folders.map((folder) => thirdParty(folder)).sort((one, other) => one.name.localeCompare(other.name))
}

/** The notices as a text: those of one licence text are named together above it. */
export function noticesText(introduction: string, parts: readonly ThirdParty[]): string {
  const byText = Map.groupBy(parts, ({ text }) => text)
  const notices = [...byText].map(([text, named]) => {
    const names = named.map(({ name, version, license }) => `${name} ${version} (${license})`)
    const more = named.some(({ name }) => name === 'world-atlas') ? `\n\n${NATURAL_EARTH}` : ''
    return `${names.join('\n')}\n\n${text}${more}`
  })
  return `${[introduction, ...notices].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

/** Writes what a site that was just built is made with, and the licences, for every visitor who may want to read them. */
export function writeSiteNotices(dist: string): void {
  const fonts = fontCuts.map(({ source }) => folderOf(source))
  const folders = new Set([...readBundledPackages(), ...fonts, ...DRAWN])
  writeFileSync(join(dist, PARTS_FILE), JSON.stringify([...folders].sort()))
  const introduction = 'This website is made with the work of others, under these licences.'
  writeFileSync(join(dist, NOTICES_FILE), noticesText(introduction, partsOfSite(dist)))
}
