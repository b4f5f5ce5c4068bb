import type { Locale } from '../../../contract/locale.ts'
import type { IdentityFile } from '../schemas/company.ts'

/** Reserved domains (RFC 2606), used until the real domain is known. */
export const isReserved = (domain: string) => /\.(example|test|invalid|localhost)$/.test(domain)

/** Details that only a registered company has. `dataProtection` is the contact for personal data. */
export const REGISTERED_DETAILS = ['name', 'registrationNumber', 'taxNumber', 'address', 'dataProtection'] as const

type RegisteredDetail = (typeof REGISTERED_DETAILS)[number]

export type Identity = ReturnType<typeof composeIdentity>

export function composeIdentity(file: IdentityFile, locale: Locale) {
  const { legal, billing, website } = file
  const address = file.address[locale]
  const { street, district, city, postalCode, country } = address
  // A line does not break within a name of two words. In a sentence, Thai shortens the long name of Bangkok.
  const shortCity = city.replaceAll(' ', '\u00A0').replace('กรุงเทพมหานคร', 'กรุงเทพฯ')
  const details = {
    name: legal.name[locale],
    address: legal.address[locale],
    dataProtection: legal.dataProtection[locale],
  }
  const registered = Object.entries({ ...legal, ...details }).filter(([, detail]) => detail !== '')
  const social = Object.entries(file.social) as [keyof IdentityFile['social'], string][]
  return {
    name: file.name[locale],
    logo: file.logo[locale],
    /** National format for Thai readers, international format for others. */
    phone: locale === 'th' ? formatNationalPhone(file.phone) : file.phone,
    phoneLink: `tel:${file.phone.replaceAll(' ', '')}`,
    email: file.email,
    /** The host name: `www.krajai.example`. */
    website: new URL(website).hostname,
    websiteLink: website,
    address,
    addressLine:
      locale === 'th'
        ? `${street} ${district} ${city} ${postalCode}`
        : `${street}, ${district}, ${shortCity}\u00A0${postalCode}, ${country}`,
    /** The city as a sentence has it: `Khon Kaen`, `กรุงเทพฯ`. */
    city: shortCity,
    /** The place at the head of a release: `BANGKOK, THAILAND`, `กรุงเทพฯ`. */
    dateline: locale === 'th' ? shortCity : `${city}, ${country}`.toUpperCase(),
    registered: Object.fromEntries(registered) as Partial<Record<RegisteredDetail, string>>,
    /** How clients pay. Unknown values are empty. */
    billing: { ...billing, bank: billing.bank[locale] },
    /** What the company promises, as sentences. Undecided ones are empty. */
    promises: Object.entries(file.promises).map(([name, sentence]) => ({ name, sentence: sentence[locale] })),
    /** Social networks with a URL. `isLive` is false for a URL at a reserved domain. */
    social: social
      .filter(([, url]) => url !== '')
      .map(([network, url]) => ({ network, url, isLive: !isReserved(new URL(url).hostname) })),
  }
}

const THAI_CALLING_CODE = '+66'

/**
 * Returns the national format of a Thai number: `0 2000 0000`, or `08 1234 5678` for a mobile phone. Numbers of other countries
 * stay unchanged.
 */
function formatNationalPhone(phone: string): string {
  if (!phone.startsWith(THAI_CALLING_CODE)) return phone
  const digits = `0${phone.slice(THAI_CALLING_CODE.length).replaceAll(' ', '')}`
  return digits.replace(/(\d{4})(\d{4})$/, ' $1 $2')
}
