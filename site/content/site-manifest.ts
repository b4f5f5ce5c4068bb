import { LOCALES, type Locale } from '../../contract/locale.ts'
import {
  MANIFEST_VERSION,
  type MailWords,
  type OfferedFile,
  type SiteManifest,
  siteManifest,
} from '../../contract/site-manifest.ts'
import type { Content, Words } from './load-content.ts'

const inBoth = <Value>(valueIn: (locale: Locale) => Value) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, valueIn(locale)])) as Record<Locale, Value>

/** A mail program breaks lines as it likes: it gets plain spaces, and no marks between letters. */
const plainly = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll('\u2060', '').replaceAll('\u200B', '').replaceAll('\u00A0', ' '))

function mailWords({ mail, forms, plans, rates }: Words): MailWords {
  const { nextAfterMessage, ...words } = mail
  const [basic, professional, enterprise] = plans
  return {
    ...words,
    interests: {
      basic: basic.name,
      professional: professional.name,
      enterprise: enterprise.name,
      custom: rates.custom.name,
    },
    next: { signup: forms.signup.next.steps, contact: nextAfterMessage },
  }
}

/**
 * What the server says of what the content says.
 *
 * @param origin that the pages are built for
 * @param downloads the files that were made for it
 */
export function manifestOf(content: Content, origin: string, downloads: readonly OfferedFile[]): SiteManifest {
  const { services, legal } = content.en
  return siteManifest.parse(
    plainly({
      version: MANIFEST_VERSION,
      origin: new URL(origin).origin,
      termsVersion: legal.terms.updated.toISOString().slice(0, 10),
      serviceSlugs: services.map(({ slug }) => slug),
      refusedTitlePrefix: inBoth((locale) => content[locale].forms.errors.pageTitlePrefix),
      company: inBoth((locale) => {
        const { name, phone, email, addressLine } = content[locale].identity
        return { name, phone, email, address: addressLine }
      }),
      mail: inBoth((locale) => mailWords(content[locale])),
      downloads,
    }),
  )
}
