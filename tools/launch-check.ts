/** `npm run launch-check`: names every placeholder that is still in place, and fails as long as there is one. */
import { join } from 'node:path'
import { yearOf } from '../contract/office-days.ts'
import { type ContentFiles, readContentFiles } from '../site/content/content-files.ts'
import { isReserved } from '../site/content/identity.ts'
import { ContentError, keyOf } from '../site/content/mistakes.ts'
import { openYears } from '../site/content/office.ts'
import type { HolidaysFile, IdentityFile } from '../site/content/schemas/company.ts'
import { projectFolder } from './project-folder.js'

/** The kinds of placeholders, in the order in which they are printed. */
const TITLES = {
  identity: 'Who the company is (pages leave out what is open)',
  sample: 'Invented people, clients and stories (replace them, then set sample: false)',
  figure: 'How figures were counted (write it in place of open; the tables on /about leave it out)',
  question: 'What answers of the FAQ leave open (write it into the answer, then remove open)',
  'legal review': 'Legal texts',
  holidays: 'Days on which the office is closed',
  download: 'Printed files that show samples',
} as const

export interface Placeholder {
  kind: keyof typeof TITLES
  /** The file to change, from the project's folder. */
  file: string
  what: string
}

const PLACEHOLDER_PHONE = '+66 2 000 0000'

interface Group {
  /** The path of keys to it. */
  at: string
  values: Record<string, unknown>
}

/** Every group of keys in a file, the outer ones first. */
function groupsIn(node: unknown, path: readonly string[] = []): Group[] {
  if (typeof node !== 'object' || node === null) return []
  const inner = Object.entries(node).flatMap(([key, value]) => groupsIn(value, [...path, key]))
  return Array.isArray(node) ? inner : [{ at: keyOf(path), values: { ...node } }, ...inner]
}

/** `founder: Somchai Jaidee` */
function describeGroup({ at, values: { name, client, headline, title, id } }: Group): string {
  const label = name ?? client ?? headline ?? title ?? id
  return label === undefined ? at : `${at}: ${label}`
}

/** What a group leaves open. */
function marksOf(file: string, group: Group): Placeholder[] {
  const { at, values } = group
  const keysWith = (...marks: string[]) => Object.keys(values).filter((key) => marks.includes(values[key] as string))
  const found: Placeholder[] = []
  const add = (kind: Placeholder['kind'], what: string) => found.push({ kind, file, what })
  if (values.sample === true) add('sample', describeGroup(group))
  if (values.legalReview === 'pending') add('legal review', 'no lawyer has read it yet (legalReview: pending)')
  if (file.endsWith('/facts.yaml') && keysWith('open').length > 0)
    add('figure', `${at}: ${keysWith('open').join(', ')}`)
  if (file.endsWith('/identity.yaml') && /^(?:legal|billing)/.test(at))
    for (const key of keysWith('open', '')) add('identity', `${at}.${key} is open`)
  if (typeof values.open === 'string' && /\.\d+$/.test(at))
    add(file.endsWith('/faq.yaml') ? 'question' : 'figure', `${describeGroup(group)}: ${values.open}`)
  return found
}

function identityPlaceholders({ placeholder, phone, email, website, social }: IdentityFile): string[] {
  return [
    placeholder && 'name, address, phone and e-mail of the company are placeholders (placeholder: true)',
    phone === PLACEHOLDER_PHONE && `the phone number ${phone} rings nowhere`,
    isReserved(email) && `the address ${email} receives no mail`,
    isReserved(website) && `the site's address ${website} leads nowhere`,
    ...Object.entries(social).map(
      ([network, url]) => url !== '' && isReserved(new URL(url).hostname) && `social.${network} leads nowhere: ${url}`,
    ),
  ].filter((what) => what !== false)
}

/** Release dates are promised by these holidays: an unknown one makes them too early. */
function holidayPlaceholders({ confirmed, years, moving }: HolidaysFile, today: Date): string[] {
  const year = yearOf(today.getTime())
  const missing = [year, year + 1].filter((needed) => !years.includes(needed))
  return [
    ...(confirmed ? [] : ['the company has not confirmed its list (confirmed: false)']),
    ...missing.map((needed) => `${needed} is missing (years)`),
    ...moving
      .map(({ name, days }) => ({ name, open: openYears(years, days) }))
      .filter(({ open }) => open.length > 0)
      .map(({ name, open }) => `${name.en}, ${open.join(' and ')}: no day is entered`),
  ]
}

/** Fact sheet, style guide, pictures and report show what is marked as a sample in these places. */
const isPrinted = ({ kind, file, what }: Placeholder) =>
  kind === 'sample' &&
  /\/(?:about\.yaml founder|media-kit\.yaml contact|home\.yaml hero|report\.yaml sheet)/.test(`${file} ${what}`)

/**
 * Every placeholder and sample still in place. None means: ready to launch.
 *
 * @param root the folder that holds `content/`
 * @throws ContentError if the content has a mistake
 */
export function findPlaceholders(root: string, today = new Date()): Placeholder[] {
  const { files, mistakes } = readContentFiles(join(root, 'content'))
  if (mistakes.length > 0) throw new ContentError(mistakes)
  const dataOf = <Data>(files: ContentFiles, path: string) => files.get(path)?.data as Data
  const identity = identityPlaceholders(dataOf(files, 'identity.yaml'))
  const holidays = holidayPlaceholders(dataOf(files, 'holidays.yaml'), today)
  const marks = [...files.values()].flatMap(({ source, data }) =>
    groupsIn(data).flatMap((group) => marksOf(source.file, group)),
  )
  const printed = marks.filter(isPrinted).map(({ what }) => what.replace(/^.*?: /, ''))
  const prints = `they show ${[...new Set(printed)].join(', ')}: replace these, then npm run downloads`
  return [
    ...identity.map((what): Placeholder => ({ kind: 'identity', file: 'content/identity.yaml', what })),
    ...marks,
    ...holidays.map((what): Placeholder => ({ kind: 'holidays', file: 'content/holidays.yaml', what })),
    ...(printed.length > 0 ? [{ kind: 'download', file: 'downloads/printed', what: prints } as const] : []),
  ]
}

function printPlaceholders(placeholders: readonly Placeholder[]): void {
  for (const [kind, title] of Object.entries(TITLES)) {
    const ofKind = placeholders.filter((placeholder) => placeholder.kind === kind)
    if (ofKind.length === 0) continue
    console.log(title)
    for (const [file, found] of Map.groupBy(ofKind, ({ file }) => file))
      console.log(`  ${file}\n${found.map(({ what }) => `    - ${what}`).join('\n')}`)
    console.log()
  }
  console.log(placeholders.length === 0 ? 'No placeholder is left: ready to launch.' : `${placeholders.length} left.`)
}

if (import.meta.main)
  try {
    const placeholders = findPlaceholders(projectFolder)
    printPlaceholders(placeholders)
    process.exitCode = placeholders.length === 0 ? 0 : 1
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
