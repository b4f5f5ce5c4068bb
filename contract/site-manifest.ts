import { z } from 'zod'
import { LOCALES } from './locale.ts'
import { byInterest } from './plans.ts'

/** Copy: one line, never empty. */
export const text = z.string().trim().min(1)

/** The manifest's name in the built site's folder. The server never serves it. */
export const MANIFEST_FILE = '.site-manifest.json'

/** Increase it when the shape below or a placeholder changes, so that a server refuses pages of another release. */
export const MANIFEST_VERSION = 12

const byForm = <Value extends z.ZodType>(value: Value) => z.strictObject({ signup: value, contact: value })
const inBoth = <Value extends z.ZodType>(value: Value) => z.strictObject({ en: value, th: value })

/** The words of an acknowledgement that no page has. Nothing that a stranger wrote is put into them. */
export const mailCopy = z.strictObject({
  subject: byForm(text),
  greeting: text,
  thanks: byForm(text),
  received: text,
  interest: text,
  reference: text,
  nextTitle: text,
  /** The office's, and what is read when: after the steps. */
  hours: byForm(text),
  callTitle: text,
  phone: text,
  email: text,
  erase: text,
  notYou: text,
  /** The link to the privacy policy. */
  privacy: text,
  automatic: text,
})

/** All words of an acknowledgement, with the marks that say where lines may end. */
const mailWords = mailCopy.extend({
  interests: z.strictObject(byInterest(() => text)),
  next: byForm(z.array(text).min(1)),
})

const company = z.strictObject({
  name: text,
  /** As it is read, and as it is dialed. */
  phone: text,
  phoneLink: z.string().startsWith('tel:+'),
  email: z.email(),
  address: text,
  /** The company as it is registered, line by line: what is known of it. */
  registered: z.array(z.strictObject({ label: text, value: text })),
})

/** A file for download as the build made it. The server keeps it on disk and sends it from there. */
export const offeredFile = z.strictObject({
  id: text,
  kind: z.enum(['media-kit', 'resource', 'report', 'figures']),
  /** The languages on whose pages it is offered. */
  languages: z.array(z.enum(LOCALES)).min(1),
  /** Address of this version, with its hash. Its content never changes. */
  path: z.string().regex(/^\/downloads\/[\w.-]+$/),
  /** Address without a hash. Redirects to the current version. */
  stablePath: z.string().regex(/^\/downloads\/[\w.-]+$/),
  /** File name for saving, in the file's languages. */
  savedAs: text,
  /** Shown by a page instead of saved. */
  isShown: z.boolean(),
  size: z.int().positive(),
  sha256: z.hash('sha256'),
})

export type OfferedFile = z.infer<typeof offeredFile>

/**
 * The words and addresses of `content/` that the server needs for mails and redirects. The build writes them into the built site and
 * the server reads them at its start, so each is kept in one place.
 */
export const siteManifest = z.strictObject({
  version: z.literal(MANIFEST_VERSION),
  /** The origin that the pages were built for, in their canonical links. */
  origin: z.url(),
  /** The day the terms were last changed; kept with every signup that accepts them. */
  termsVersion: z.iso.date(),
  /** In the order of the footer's numbered addresses, `/services/0` first. */
  serviceSlugs: z.array(text).min(1),
  /** Put before the page's title when it shows a refused form. Ends in a space. */
  refusedTitlePrefix: inBoth(z.string().endsWith(' ')),
  /** Said to a program of a form in which something is wrong: a sentence, where its page has a heading. */
  refusedSentence: inBoth(text),
  /** Said where a form was not taken and may be sent again, with the wait until then, as `waitWords` says it. */
  sendAgainIn: inBoth(text.includes('{n}')),
  company: inBoth(company),
  mail: inBoth(mailWords),
  downloads: z.array(offeredFile),
})

export type SiteManifest = z.infer<typeof siteManifest>
export type MailWords = z.infer<typeof mailWords>

/** Of a checksum in hexadecimal digits, enough to tell every two versions of a file for download apart. */
const HASH_LENGTH = 12

/** Regular expression source for the hash in a file name, with its separator. */
export const HASH_IN_NAME = `\\.[0-9a-f]{${HASH_LENGTH}}`

const BEFORE_ENDING = /(?=\.\w+$)/
const HASH_BEFORE_ENDING = new RegExp(HASH_IN_NAME + BEFORE_ENDING.source)

/** `logos.zip` to `logos.1f0c….zip`: at this address there will never be anything else. */
export const hashedName = (name: string, checksum: string) =>
  name.replace(BEFORE_ENDING, `.${checksum.slice(0, HASH_LENGTH)}`)

/** The name or path that a hashed one was made from; any other as it is. */
export const withoutHash = (name: string) => name.replace(HASH_BEFORE_ENDING, '')
