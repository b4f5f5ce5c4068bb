/** What still stands in for the real thing: the list that `npm run launch-check` prints. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { LOCALES, type Locale } from '../contract/locale.ts'
import { findDownloads } from '../site/content/find-downloads.ts'
import { legalPageNames } from '../site/content/schemas/pages/legal.ts'

export const kinds = ['identity', 'sample', 'legal review', 'download'] as const

export interface Placeholder {
  kind: (typeof kinds)[number]
  /** The file to change, from the project's folder. */
  file: string
  /** What stands there, in words a person can act on. */
  what: string
}

/** The phone number, mail domain and the like that nobody can have. */
const PLACEHOLDER_PHONE = '+66 2 000 0000'
/** How `identity.yaml` says of a name or an address that it is not known yet. */
const UNCONFIRMED = /to be confirmed|รอยืนยัน/
const NO_NUMBER = /^0+$/
const RESERVED_DOMAIN = /\.(example|test|invalid|localhost)$/

interface IdentityFile {
  placeholder: boolean
  phone: string
  email: string
  legal: Record<string, string | Record<Locale, string>>
  social: Record<string, string>
}

function identityPlaceholders(root: string): Placeholder[] {
  const file = 'content/identity.yaml'
  const { placeholder, phone, email, legal, social } = parse(readFileSync(join(root, file), 'utf8')) as IdentityFile
  const found = [
    placeholder && 'name, address, phone and e-mail of the company are placeholders (placeholder: true)',
    phone === PLACEHOLDER_PHONE && `the phone number ${phone} rings nowhere`,
    RESERVED_DOMAIN.test(email) && `the address ${email} receives no mail`,
    ...Object.entries(legal).flatMap(([slot, given]) =>
      (typeof given === 'string' ? [given] : Object.values(given))
        .filter((text) => UNCONFIRMED.test(text) || NO_NUMBER.test(text))
        .map((text) => `legal.${slot} is not known yet: ${text}`),
    ),
    ...Object.entries(social)
      .filter(([, url]) => url !== '' && RESERVED_DOMAIN.test(new URL(url).hostname))
      .map(([network, url]) => `social.${network} leads nowhere: ${url}`),
  ]
  return found.filter((what) => what !== false).map((what) => ({ kind: 'identity', file, what }))
}

/** Made-up people, clients and stories are marked `sample: true`, in whatever file they stand. */
function samplesIn(node: unknown, path: string): { path: string; name: string }[] {
  if (typeof node !== 'object' || node === null) return []
  const { sample, name, client, headline, id } = node as Record<string, unknown>
  const here = sample === true ? [{ path, name: String(name ?? client ?? headline ?? id ?? '') }] : []
  return [
    ...here,
    ...Object.entries(node).flatMap(([key, value]) => samplesIn(value, path === '' ? key : `${path}.${key}`)),
  ]
}

function samplePlaceholders(root: string): Placeholder[] {
  return globSync('content/**/*.yaml', { cwd: root })
    .sort()
    .flatMap((file) =>
      samplesIn(parse(readFileSync(join(root, file), 'utf8')), '').map(
        ({ path, name }): Placeholder => ({ kind: 'sample', file, what: `${path}: ${name}` }),
      ),
    )
}

function legalPlaceholders(root: string): Placeholder[] {
  return LOCALES.flatMap((locale) => legalPageNames.map((name) => `content/${locale}/legal/${name}.md`))
    .filter((file) => /^legalReview: *pending *$/m.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => ({ kind: 'legal review', file, what: 'no lawyer has read it yet (legalReview: pending)' }))
}

interface WithResources {
  resources: { items: { id: string; title: string }[] }
}

function missingDownloads(root: string): Placeholder[] {
  return LOCALES.flatMap((locale) => {
    const files = findDownloads(locale, root)
    return ['blog', 'media-kit']
      .map((page) => parse(readFileSync(join(root, `content/${locale}/pages/${page}.yaml`), 'utf8')) as WithResources)
      .flatMap(({ resources }) => resources.items)
      .filter(({ id }) => !files[id])
      .map(({ id, title }): Placeholder => ({ kind: 'download', file: `downloads (${id}, ${locale})`, what: title }))
  })
}

/** Who and what is shown in the files of the media kit as well as on the pages, by where `sample: true` stands. */
const SHOWN_IN_FILES = ['founder', 'contact', 'hero.sheet']

/** Files that show samples are made again by the build; the printed ones only by whoever prints them. */
function samplesInDownloads(root: string): Placeholder[] {
  const shown = samplePlaceholders(root)
    .filter(
      ({ file, what }) =>
        /\/(?:about|media-kit|home)\.yaml$/.test(file) && SHOWN_IN_FILES.includes(what.split(': ')[0] ?? ''),
    )
    .map(({ what }) => what.slice(what.indexOf(': ') + 2))
  if (shown.length === 0) return []
  const what = `fact sheet, style guide and pictures show samples (${shown.join(', ')}): replace these, then npm run downloads`
  return [{ kind: 'download', file: 'downloads/printed', what }]
}

/** Every placeholder and sample still in place. Empty means: ready to launch. */
export function findPlaceholders(root: string): Placeholder[] {
  return [
    ...identityPlaceholders(root),
    ...samplePlaceholders(root),
    ...legalPlaceholders(root),
    ...missingDownloads(root),
    ...samplesInDownloads(root),
  ]
}
