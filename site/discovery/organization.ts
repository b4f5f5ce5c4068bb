import type { Organization, WebSite } from 'schema-dts'
import { LOCALES, type Locale, localizedPath } from '../../contract/locale.ts'
import type { Identity } from '../content/identity.ts'

/** Who the company is, as structured data needs it. */
export interface Company {
  identity: Identity
  /** Its name in the other language. */
  otherName: string
  description: string
  foundingYear: number
}

/** The address of a path of this site, absolute. */
export type Absolute = (path: string) => string

/** The names that the nodes of all pages know the company and the site by. */
export const organizationId = (absolute: Absolute) => absolute('/#organization')
export const websiteId = (locale: Locale, absolute: Absolute) => `${absolute(localizedPath('/', locale))}#website`

/** The company as it is registered, as far as it is known. */
function registration({ name, registrationNumber, taxNumber, address }: Identity['registered']) {
  return {
    ...(name && { legalName: name }),
    ...(registrationNumber && {
      identifier: {
        '@type': 'PropertyValue' as const,
        name: 'Department of Business Development, Thailand',
        value: registrationNumber,
      },
    }),
    ...(taxNumber && { taxID: taxNumber }),
    ...(address && {
      legalAddress: { '@type': 'PostalAddress' as const, streetAddress: address, addressCountry: 'TH' },
    }),
  }
}

/** The company in full, as far as it is known: on the pages that are about it. */
export function organization({ identity, otherName, description, foundingYear }: Company, absolute: Absolute) {
  const { name, email, phoneLink, address, registered } = identity
  const reached = { telephone: phoneLink.slice('tel:'.length), email, availableLanguage: [...LOCALES] }
  const live = identity.social.filter(({ isLive }) => isLive)
  return {
    '@type': 'Organization',
    '@id': organizationId(absolute),
    name,
    alternateName: otherName,
    description,
    url: absolute('/'),
    logo: { '@type': 'ImageObject', url: absolute('/icons/icon-512.png'), width: '512', height: '512' },
    foundingDate: String(foundingYear),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: `${address.district}, ${address.city}`,
      postalCode: address.postalCode,
      addressCountry: 'TH',
    },
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'customer service', ...reached },
      ...(registered.dataProtection
        ? [
            {
              '@type': 'ContactPoint' as const,
              contactType: 'data protection',
              name: registered.dataProtection,
              ...reached,
            },
          ]
        : []),
    ],
    ...registration(registered),
    ...(live.length > 0 && { sameAs: live.map(({ url }) => url) }),
  } satisfies Organization
}

/** The company in brief: enough for a page that is about something else. */
export function organizationInBrief({ identity }: Company, absolute: Absolute) {
  return {
    '@type': 'Organization',
    '@id': organizationId(absolute),
    name: identity.name,
    url: absolute('/'),
  } satisfies Organization
}

export function website({ identity, otherName }: Company, locale: Locale, absolute: Absolute) {
  return {
    '@type': 'WebSite',
    '@id': websiteId(locale, absolute),
    url: absolute(localizedPath('/', locale)),
    name: identity.name,
    alternateName: otherName,
    inLanguage: locale,
    publisher: { '@id': organizationId(absolute) },
  } satisfies WebSite
}
