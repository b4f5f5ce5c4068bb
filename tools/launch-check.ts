/**
 * `npm run launch-check` lists what is left to do before the launch: placeholders, printed files that are older than the content, and
 * settings in `.env` that are missing or contradict the content. Its exit code is 1 if there is anything.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { LOCALES } from '../contract/locale.ts'
import { yearOf } from '../contract/office-days.ts'
import { findStalePrints } from '../downloads/print/print-downloads.ts'
import { type Config, readConfig } from '../server/settings/config.ts'
import { StartError } from '../server/settings/start-error.ts'
import { type Identity, isReserved } from '../site/content/compose/identity.ts'
import { findOpenYears } from '../site/content/compose/office.ts'
import { type ContentFiles, readContentFiles } from '../site/content/content-files.ts'
import { loadContent } from '../site/content/load-content.ts'
import type { HolidaysFile, IdentityFile } from '../site/content/schemas/company.ts'
import { ContentError, joinKeys } from '../site/content/source/mistakes.ts'
import { buildPrintPages } from './build.ts'
import { projectFolder } from './project-folder.js'

/** The kinds of placeholders, in the order in which they are printed. */
const TITLES = {
  identity: 'Company data (pages leave out values that are open)',
  name: 'What still names the sample company',
  sample: 'Invented people, clients and stories (replace them and set sample: false)',
  figure: 'How figures were counted (replace open with the answer; /about leaves it out until then)',
  question: 'Incomplete answers of the FAQ (complete the answer and remove open)',
  review: 'Texts that a lawyer and an accountant have to sign',
  holidays: 'Days on which the office is closed',
  print: 'Printed files that are older than the content (npm run downloads)',
  setting: 'Settings that are missing, or contradict the content',
} as const

export interface Placeholder {
  kind: keyof typeof TITLES
  /** The file to change, from the project's folder. */
  file: string
  what: string
}

/** The name of the sample company, and the word that its story explains. */
const SAMPLE_NAME = /krajai|กระจายนิวส์ไวร์|“กระจายข่าว”/i

const PLACEHOLDER_PHONE = '+66 2 000 0000'

interface Group {
  /** The path of keys to the group in the file. */
  at: string
  values: Record<string, unknown>
}

/** Every object in the data of a file, outer ones first. */
function groupsIn(node: unknown, path: readonly string[] = []): Group[] {
  if (typeof node !== 'object' || node === null) return []
  const inner = Object.entries(node).flatMap(([key, value]) => groupsIn(value, [...path, key]))
  return Array.isArray(node) ? inner : [{ at: joinKeys(path), values: { ...node } }, ...inner]
}

/** `founder: Somchai Jaidee` */
function describeGroup({ at, values: { name, client, headline, title, id } }: Group): string {
  const label = name ?? client ?? headline ?? title ?? id
  return label === undefined ? at : `${at}: ${label}`
}

/** The questions that promises answer: the editor's hints. */
const QUESTIONS: Record<string, string> = parse(
  readFileSync(join(import.meta.dirname, '../cms/hints.yaml'), 'utf8'),
).identity

/** `: How soon does a person answer?` */
const questionAt = (at: string) => (at.startsWith('promises.') ? `: ${QUESTIONS[at]}` : '')

/** The placeholders of one group. */
function placeholdersIn(file: string, group: Group): Placeholder[] {
  const { at, values } = group
  const keysWith = (...marks: string[]) => Object.keys(values).filter((key) => marks.includes(values[key] as string))
  const found: Placeholder[] = []
  const add = (kind: Placeholder['kind'], what: string) => found.push({ kind, file, what })
  if (values.sample === true) add('sample', describeGroup(group))
  if (values.legalReview === 'pending') add('review', 'a lawyer has not signed it (legalReview: pending)')
  if (values.taxReview === 'pending') add('review', 'an accountant has not signed it (taxReview: pending)')
  if (file.endsWith('/facts.yaml') && keysWith('open').length > 0)
    add('figure', `${at}: ${keysWith('open').join(', ')}`)
  if (file.endsWith('/identity.yaml') && /^(?:legal|billing|promises)/.test(at))
    for (const key of keysWith('open', '')) add('identity', `${at}.${key} is open${questionAt(at)}`)
  if (typeof values.open === 'string' && /\.\d+$/.test(at))
    add(file.endsWith('/faq.yaml') ? 'question' : 'figure', `${describeGroup(group)}: ${values.open}`)
  return found
}

function identityPlaceholders({ placeholder, phone, email, website, social }: IdentityFile): string[] {
  return [
    placeholder && 'name, address, phone and email of the company are placeholders (placeholder: true)',
    phone === PLACEHOLDER_PHONE && `the phone number ${phone} does not exist`,
    isReserved(email) && `the address ${email} receives no mail`,
    isReserved(website) && `the website ${website} does not exist`,
    ...Object.entries(social).map(
      ([network, url]) => url !== '' && isReserved(new URL(url).hostname) && `social.${network} does not exist: ${url}`,
    ),
  ].filter((what) => what !== false)
}

/** Promised release dates depend on holidays. If one is missing, the dates are too early. */
function holidayPlaceholders({ confirmed, years, moving }: HolidaysFile, today: Date): string[] {
  const year = yearOf(today.getTime())
  const missing = [year, year + 1].filter((needed) => !years.includes(needed))
  return [
    ...(confirmed ? [] : ['the company has not confirmed its list (confirmed: false)']),
    ...missing.map((needed) => `${needed} is missing (years)`),
    ...moving
      .map(({ name, days }) => ({ name, open: findOpenYears(years, days) }))
      .filter(({ open }) => open.length > 0)
      .map(({ name, open }) => `${name.en}, ${open.join(' and ')}: no day is entered`),
  ]
}

/** Finds lines that name the sample company although `identity.yaml` has another. */
function findOldNames(root: string, files: ContentFiles, identity: IdentityFile): Placeholder[] {
  if (identity.placeholder) return []
  return [...files.keys()].flatMap((path) =>
    readFileSync(join(root, 'content', path), 'utf8')
      .split('\n')
      .map((line, at) => ({ kind: 'name', file: `content/${path}`, what: `line ${at + 1}: ${line.trim()}` }) as const)
      .filter(({ what }) => SAMPLE_NAME.test(what)),
  )
}

/** The page that nginx shows while the server is away. */
const AWAY_PAGE = 'deploy/nginx/away.html'

/** Finds ways to reach the company that the page of nginx lacks. */
export function findMissingWays(identities: readonly Identity[], page: string): Placeholder[] {
  const ways = new Set(identities.flatMap(({ phone, phoneLink, email }) => [phone, phoneLink, email]))
  return [...ways]
    .filter((way) => !page.includes(way))
    .map((way) => ({ kind: 'name', file: AWAY_PAGE, what: `does not have ${way}` }))
}

/** Days in a month, on average. */
const DAYS_PER_MONTH = 365 / 12

/**
 * Finds settings with which the server would not start or that contradict the content (the address of the site, how long leads are
 * kept), and whether nobody is notified.
 */
export function findWrongSettings(root: string, environment: NodeJS.ProcessEnv): Placeholder[] {
  const { files } = readContentFiles(join(root, 'content'))
  const setting = (what: string) => ({ kind: 'setting', file: '.env', what }) as const
  let config: Config
  try {
    config = readConfig(environment)
  } catch (error) {
    if (error instanceof StartError) return [setting(`the server would not start: ${error.message}`)]
    throw error
  }
  const { SITE_URL, LEADS_RETENTION_DAYS = Infinity } = config
  const identity = files.get('identity.yaml')?.data as IdentityFile | undefined
  const origin = identity && new URL(identity.website).origin
  const address = SITE_URL === origin ? [] : [`SITE_URL is ${SITE_URL}, but content/identity.yaml has ${origin}`]
  const retention = LOCALES.flatMap((locale) => {
    const file = `${locale}/legal/privacy.md`
    const [months] = /(?<=\{#retention\}[^#]*?)\d+(?= (?:months|เดือน))/.exec(files.get(file)?.source.body ?? '') ?? []
    if (!months) return [`LEADS_RETENTION_DAYS: content/${file} no longer says how many months requests are kept`]
    const days = Math.round(Number(months) * DAYS_PER_MONTH)
    if (LEADS_RETENTION_DAYS <= days) return []
    return [`LEADS_RETENTION_DAYS must be ${days} at most: content/${file} promises ${months} months`]
  })
  const isNotified = Boolean(environment.LEADS_MAIL_TO || environment.WEBHOOK_URL)
  const notified = isNotified ? [] : ['LEADS_MAIL_TO and WEBHOOK_URL are empty: nobody is notified of new leads']
  return [...address, ...retention, ...notified].map(setting)
}

/**
 * Finds every remaining placeholder and sample. If there is none, the site is ready to launch.
 *
 * @param root the folder that holds `content/`
 * @throws ContentError if the content has a mistake
 */
export function findPlaceholders(root: string, today = new Date()): Placeholder[] {
  const { files, mistakes } = readContentFiles(join(root, 'content'))
  if (mistakes.length > 0) throw new ContentError(mistakes)
  const dataOf = <Data>(files: ContentFiles, path: string) => files.get(path)?.data as Data
  const company = dataOf<IdentityFile>(files, 'identity.yaml')
  const holidays = holidayPlaceholders(dataOf(files, 'holidays.yaml'), today)
  const marked = [...files.values()].flatMap(({ source, data }) =>
    groupsIn(data).flatMap((group) => placeholdersIn(source.file, group)),
  )
  return [
    ...identityPlaceholders(company).map(
      (what): Placeholder => ({ kind: 'identity', file: 'content/identity.yaml', what }),
    ),
    ...findOldNames(root, files, company),
    ...marked,
    ...holidays.map((what): Placeholder => ({ kind: 'holidays', file: 'content/holidays.yaml', what })),
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
  console.log(
    placeholders.length === 0 ? 'No placeholder is left. The site is ready to launch.' : `${placeholders.length} left.`,
  )
}

if (import.meta.main)
  try {
    const content = loadContent()
    const stale = findStalePrints(content, buildPrintPages())
    const identities = LOCALES.map((locale) => content[locale].identity)
    const placeholders = [
      ...findPlaceholders(projectFolder),
      ...findMissingWays(identities, readFileSync(join(projectFolder, AWAY_PAGE), 'utf8')),
      ...(stale.length > 0 ? [{ kind: 'print', file: 'downloads', what: `${stale.length} files` } as const] : []),
      ...findWrongSettings(projectFolder, process.env),
    ]
    printPlaceholders(placeholders)
    process.exitCode = placeholders.length === 0 ? 0 : 1
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
