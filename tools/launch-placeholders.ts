/** What still stands in for the real thing: the list that `npm run launch-check` prints. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { LOCALES, localizedPath } from '../contract/locale.ts'
import { yearOf } from '../contract/office-days.ts'
import { checkSchema } from '../site/content/check-schema.ts'
import { findDownloads } from '../site/content/find-downloads.ts'
import { isReserved } from '../site/content/identity.ts'
import { ContentError } from '../site/content/mistakes.ts'
import { openYears } from '../site/content/office.ts'
import { blogPageSchema } from '../site/content/schemas/blog.ts'
import { holidaysSchema, identitySchema } from '../site/content/schemas/company.ts'
import { ledgerSchema } from '../site/content/schemas/figures.ts'
import { mediaKitPageSchema } from '../site/content/schemas/media-kit.ts'
import { faqPageSchema, legalPage, legalPageNames } from '../site/content/schemas/pages.ts'
import { reportSchema } from '../site/content/schemas/report.ts'
import { readSource, type SourceFile } from '../site/content/source-file.ts'

export const kinds = ['identity', 'sample', 'figure', 'question', 'legal review', 'holidays', 'download'] as const

export interface Placeholder {
  kind: (typeof kinds)[number]
  /** The file to change, from the project's folder. */
  file: string
  /** What stands there, in words a person can act on. */
  what: string
}

/** The phone number, mail domain and the like that nobody can have. */
const PLACEHOLDER_PHONE = '+66 2 000 0000'
/** What only the company knows: empty until it is filled in. */
type Slots = { [name: string]: unknown }

/** @throws ContentError where its YAML cannot be read */
function sourceAt(root: string, file: string): SourceFile {
  const source = readSource(file, readFileSync(join(root, file), 'utf8'))
  if (source.unreadable.length > 0) throw new ContentError(source.unreadable)
  return source
}

/**
 * A file by its schema: a slot that has been renamed would otherwise count as filled in.
 *
 * @throws ContentError where the file has a mistake
 */
function readAs<Schema extends z.ZodType>(schema: Schema, root: string, file: string): z.infer<Schema> {
  const { data, mistakes } = checkSchema(sourceAt(root, file), schema)
  if (mistakes.length > 0) throw new ContentError(mistakes)
  return data as z.infer<Schema>
}

const openSlots = (slots: Slots, path: string): string[] =>
  Object.entries(slots).flatMap(([name, given]) => {
    const here = `${path}.${name}`
    if (typeof given === 'object' && given !== null) return openSlots(given as Slots, here)
    return given === '' ? [`${here} is open: pages leave it out`] : []
  })

function identityPlaceholders(root: string): Placeholder[] {
  const file = 'content/identity.yaml'
  const { placeholder, phone, email, website, legal, billing, social } = readAs(identitySchema, root, file)
  const found = [
    placeholder && 'name, address, phone and e-mail of the company are placeholders (placeholder: true)',
    phone === PLACEHOLDER_PHONE && `the phone number ${phone} rings nowhere`,
    isReserved(email) && `the address ${email} receives no mail`,
    isReserved(new URL(website).hostname) && `the site's address ${website} leads nowhere`,
    ...openSlots(legal, 'legal'),
    ...openSlots(billing, 'billing'),
    ...Object.entries(social)
      .filter(([, url]) => url !== '' && isReserved(new URL(url).hostname))
      .map(([network, url]) => `social.${network} leads nowhere: ${url}`),
  ]
  return found.filter((what) => what !== false).map((what) => ({ kind: 'identity', file, what }))
}

/**
 * Made-up people, clients and stories are marked `sample: true`, in whatever file they stand; made-up figures in how they were counted.
 *
 * @param beside what stands beside the node: the figures, where it says how they were counted
 */
function samplesIn(node: unknown, path = '', beside: readonly string[] = []): { path: string; name: string }[] {
  if (typeof node !== 'object' || node === null) return []
  const { sample, name, client, headline, id } = node as Record<string, unknown>
  const here = sample === true ? [{ path, name: String(name ?? client ?? headline ?? id ?? beside.join(', ')) }] : []
  return [
    ...here,
    ...Object.entries(node).flatMap(([key, value], _, members) =>
      samplesIn(
        value,
        path === '' ? key : `${path}.${key}`,
        members.map(([other]) => other).filter((other) => other !== key),
      ),
    ),
  ]
}

/** Most files have no sample, and are not parsed to see it. */
function samplePlaceholders(root: string): Placeholder[] {
  return globSync('content/**/*.yaml', { cwd: root })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const samples = /\bsample['"]?\s*:/.test(text) ? samplesIn(sourceAt(root, file).data) : []
      return samples.map(({ path, name }): Placeholder => ({ kind: 'sample', file, what: `${path}: ${name}` }))
    })
}

/** What `counting` leaves open, by the group or the figure that says so. */
function openCountings(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { counting = {}, ...members } = node as { counting?: Record<string, unknown> }
  const slots = Object.keys(counting).filter((slot) => counting[slot] === 'open')
  return [
    ...(slots.length > 0 ? [`${path}: ${slots.join(', ')} of the count`] : []),
    ...Object.entries(members).flatMap(([name, member]) =>
      openCountings(member, path === '' ? name : `${path}.${name}`),
    ),
  ]
}

/** What only the company knows of its figures: how they were counted, and why some of them differ. */
function openFigures(root: string): Placeholder[] {
  const facts = 'content/facts.yaml'
  return [
    ...openCountings(sourceAt(root, facts).data, '').map(
      (what): Placeholder => ({ kind: 'figure', file: facts, what }),
    ),
    ...LOCALES.map((locale) => `content/${locale}/ledger.yaml`).flatMap((file) =>
      readAs(ledgerSchema, root, file).differences.items.flatMap(({ title, open }): Placeholder[] =>
        open === undefined ? [] : [{ kind: 'figure', file, what: `${title}: ${open}` }],
      ),
    ),
  ]
}

/** Answers on the FAQ page that the company has to confirm. */
const openQuestions = (root: string): Placeholder[] =>
  LOCALES.map((locale) => `content/${locale}/pages/faq.yaml`).flatMap((file) =>
    readAs(faqPageSchema, root, file).questions.flatMap(({ id, open }): Placeholder[] =>
      open === undefined ? [] : [{ kind: 'question', file, what: `${id}: ${open}` }],
    ),
  )

function legalPlaceholders(root: string): Placeholder[] {
  return LOCALES.flatMap((locale) => legalPageNames.map((name) => `content/${locale}/legal/${name}.md`))
    .filter((file) => readAs(legalPage, root, file).legalReview === 'pending')
    .map((file) => ({ kind: 'legal review', file, what: 'no lawyer has read it yet (legalReview: pending)' }))
}

/** By the list of holidays the pages count when a release is out: a day that is not known yet makes them promise too much. */
function holidayPlaceholders(root: string, today: Date): Placeholder[] {
  const file = 'content/holidays.yaml'
  const { confirmed, years, moving } = readAs(holidaysSchema, root, file)
  const year = yearOf(today.getTime())
  const needed = [year, year + 1]
  const found = [
    ...(confirmed
      ? []
      : ['the company has not confirmed its list, nor that hours stand still on it (confirmed: false)']),
    ...needed.filter((year) => !years.includes(year)).map((year) => `${year} is missing (years)`),
    ...moving.flatMap(({ name, days }) => {
      const open = openYears(years, days)
      return open.length === 0 ? [] : [`${name.en}, ${open.join(' and ')}: no day is entered`]
    }),
  ]
  return found.map((what) => ({ kind: 'holidays', file, what }))
}

/** The names of the file that a page offers of a resource. A film is there once for each encoding, and to be kept in the first. */
const fileNames = (resource: string) => [resource, `${resource}-mp4`]

function missingDownloads(root: string): Placeholder[] {
  return LOCALES.flatMap((locale) => {
    const files = findDownloads(locale, root)
    const pages = `content/${locale}/pages`
    return [
      readAs(blogPageSchema, root, `${pages}/blog.yaml`),
      readAs(mediaKitPageSchema, root, `${pages}/media-kit.yaml`),
    ]
      .flatMap(({ resources }) => resources.items)
      .filter(({ id }) => !fileNames(id).some((name) => files[name]))
      .map(({ id, title }): Placeholder => {
        const what = `${title}: npm run build makes it, from what npm run downloads has printed`
        return { kind: 'download', file: `downloads (${id}, ${locale})`, what }
      })
  })
}

/** Who and what is shown in the files of the media kit as well as on the pages, by where `sample: true` stands. */
const SHOWN_IN_FILES = ['founder', 'contact', 'hero.sheet']

/** Files that show samples are made again by the build; the printed ones only by whoever prints them. */
function samplesInDownloads(samples: readonly Placeholder[]): Placeholder[] {
  const shown = samples
    .filter(
      ({ file, what }) =>
        /\/(?:about|media-kit|home)\.yaml$/.test(file) && SHOWN_IN_FILES.includes(what.split(': ')[0] ?? ''),
    )
    .map(({ what }) => what.slice(what.indexOf(': ') + 2))
  if (shown.length === 0) return []
  const what = `fact sheet, style guide and pictures show samples (${shown.join(', ')}): replace these, then npm run downloads`
  return [{ kind: 'download', file: 'downloads/printed', what }]
}

/** The sample report: a page and a printed file in each language, out of one file of entries and one of words. */
function sampleReports(root: string): Placeholder[] {
  return LOCALES.flatMap((locale): Placeholder[] => {
    const { sheet } = readAs(reportSchema, root, `content/${locale}/report.yaml`)
    const what = `the report for ${sheet.client}, also at ${localizedPath('/services/performance-analytics', locale)}#sample-report, is a sample: replace content/report.yaml and content/${locale}/report.yaml, then npm run downloads`
    return sheet.sample ? [{ kind: 'download', file: `downloads/printed/sample-report.${locale}.pdf`, what }] : []
  })
}

/**
 * Every placeholder and sample still in place. Empty means: ready to launch.
 *
 * @throws ContentError where a file that would tell has a mistake
 */
export function findPlaceholders(root: string, today = new Date()): Placeholder[] {
  const samples = samplePlaceholders(root)
  return [
    ...identityPlaceholders(root),
    ...samples,
    ...openFigures(root),
    ...openQuestions(root),
    ...legalPlaceholders(root),
    ...holidayPlaceholders(root, today),
    ...missingDownloads(root),
    ...sampleReports(root),
    ...samplesInDownloads(samples),
  ]
}
