import { z } from 'zod'
import type { FormName } from './form-markup.ts'
import { type FieldName, FORM_FIELDS } from './forms.ts'
import { byLocale, LOCALES } from './locale.ts'
import { byInterest } from './plans.ts'

/** A text that is not empty. */
export const text = z.string().trim().min(1)

/** The manifest's file name in `dist/`. The server does not serve it. */
export const MANIFEST_FILE = '.site-manifest.json'

/** Increase it when the shape below, a placeholder or the set of status pages changes. The server refuses a site with another version. */
export const MANIFEST_VERSION = 15

const byForm = <Value extends z.ZodType>(value: Value) => z.strictObject({ signup: value, contact: value })
const inBoth = <Value extends z.ZodType>(value: Value) => z.strictObject(byLocale(() => value))

const messagesOf = <Form extends FormName>(form: Form) =>
  z.record(
    z.enum(Object.keys(FORM_FIELDS[form]) as FieldName<Form>[]),
    z.object({ missing: text, tooLong: text.optional() }),
  )

/** The error messages of the forms, from `forms.yaml`. */
const validation = z.object({
  signup: messagesOf('signup'),
  contact: messagesOf('contact'),
  errors: z.object({ unusable: text, unknownField: text }),
})

/** The words that only an acknowledgement uses. No page has them. */
export const mailTextSchema = z.strictObject({
  subject: byForm(text),
  greeting: text,
  thanks: byForm(text),
  received: text,
  interest: text,
  reference: text,
  nextTitle: text,
  next: byForm(z.array(text).min(1)),
  /** The sentence below the steps: the office hours and when the team reads a request. */
  hours: byForm(text),
  callTitle: text,
  phone: text,
  email: text,
  /** The company's name follows. */
  closing: text,
  erase: text,
  notYou: text,
  /** The link to the privacy policy. */
  privacy: text,
  automatic: text,
})

/** All words of an acknowledgement. */
const mailWords = mailTextSchema.extend({ interests: z.strictObject(byInterest(() => text)) })

const company = z.strictObject({
  name: text,
  phone: text,
  phoneLink: z.string().startsWith('tel:+'),
  email: z.email(),
  address: text,
  /** Registration details, such as the registered name. Unknown ones are left out. */
  registered: z.array(z.strictObject({ label: text, value: text })),
})

/** A file for download. The server sends it from disk. */
export const offeredFileSchema = z.strictObject({
  id: text,
  kind: z.enum(['media-kit', 'resource', 'report', 'figures']),
  /** The languages on whose pages it is offered. */
  languages: z.array(z.enum(LOCALES)).min(1),
  /** Path with a hash. The file at this path never changes. */
  path: z.string().regex(/^\/downloads\/[\w.-]+$/),
  /** Path without a hash. Redirects to the current version. */
  stablePath: z.string().regex(/^\/downloads\/[\w.-]+$/),
  /** The file name that the browser proposes. */
  savedAs: text,
  /** True if the browser shows the file instead of saving it. */
  isShown: z.boolean(),
  size: z.int().positive(),
  sha256: z.hash('sha256'),
})

export type OfferedFile = z.infer<typeof offeredFileSchema>

/** What the server needs of the content, for mails and redirects. The build writes it, and the server reads it at the start. */
export const siteManifestSchema = z.strictObject({
  version: z.literal(MANIFEST_VERSION),
  /** The origin in the pages' canonical links. */
  origin: z.url(),
  /** The day of the last change of the terms. It is stored with every signup. */
  termsVersion: z.iso.date(),
  /** In the order of `/services/0`, `/services/1` … */
  serviceSlugs: z.array(text).min(1),
  /** Comes before the title of a page with a refused form. Ends in a space. */
  refusedTitlePrefix: inBoth(z.string().endsWith(' ')),
  /** The `detail` of a 422 for an invalid form. */
  refusedSentence: inBoth(text),
  validation: inBoth(validation),
  /** Says when to send a form again. `{n}` is the wait, from `formatWait`. */
  sendAgainIn: inBoth(text.includes('{n}')),
  company: inBoth(company),
  mail: inBoth(mailWords),
  downloads: z.array(offeredFileSchema),
})

export type SiteManifest = z.infer<typeof siteManifestSchema>
export type MailWords = z.infer<typeof mailWords>

/** Hexadecimal digits of a checksum in a file name. */
const HASH_LENGTH = 12

const BEFORE_EXTENSION = /(?=\.\w+$)/
const HASH_IN_NAME = new RegExp(`\\.[0-9a-f]{${HASH_LENGTH}}${BEFORE_EXTENSION.source}`)

/** `logos.1f0c….zip` for `logos.zip`. */
export const hashedName = (name: string, checksum: string) =>
  name.replace(BEFORE_EXTENSION, `.${checksum.slice(0, HASH_LENGTH)}`)

/** Removes the hash from a name or path. Returns a name without a hash as it is. */
export const withoutHash = (name: string) => name.replace(HASH_IN_NAME, '')
