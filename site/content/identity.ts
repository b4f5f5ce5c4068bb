import type { Locale } from '../../contract/locale.ts'
import type { IdentityFile } from './schemas/company.ts'

/** Reserved domains (RFC 2606), used until the real domain is known. */
export const isReserved = (domain: string) => /\.(example|test|invalid|localhost)$/.test(domain)

/** Details that only a registered company has; `dataProtection` is the contact for personal data. */
export const REGISTERED_DETAILS = ['name', 'registrationNumber', 'taxNumber', 'address', 'dataProtection'] as const

type RegisteredDetail = (typeof REGISTERED_DETAILS)[number]

/** Who the company is, in one language. */
export interface Identity {
  placeholder: boolean
  name: string
  logo: { first: string; second: string }
  /** In the form that readers of the language dial. */
  phone: string
  /** `tel:` address of the phone, without spaces. */
  phoneLink: string
  email: string
  /** The site's address as people write it: `www.krajai.example`. */
  website: string
  /** The same as a link, without a slash at its end. */
  websiteLink: string
  address: { street: string; district: string; city: string; postalCode: string; country: string }
  /** The address as the language writes it on one line. */
  addressLine: string
  /** The registered details that are known. */
  registered: Partial<Record<RegisteredDetail, string>>
  /** How clients pay. What is not known is empty. */
  billing: Omit<IdentityFile['billing'], 'bank'> & { bank: string }
  /** Only networks that have a real address. */
  social: { network: keyof IdentityFile['social']; url: string; isLive: boolean }[]
}

const networks = ['linkedin', 'facebook', 'x', 'line'] as const

export function identityIn(file: IdentityFile, locale: Locale): Identity {
  const address = file.address[locale]
  const { registrationNumber, taxNumber } = file.legal
  const details: Record<RegisteredDetail, string> = {
    name: file.legal.name[locale],
    registrationNumber,
    taxNumber,
    address: file.legal.address[locale],
    dataProtection: file.legal.dataProtection[locale],
  }
  const phone = locale === 'th' ? dialedAtHome(file.phone) : file.phone
  const { street, district, city, postalCode, country } = address
  return {
    placeholder: file.placeholder,
    name: file.name[locale],
    logo: file.logo[locale],
    phone,
    phoneLink: `tel:${file.phone.replaceAll(' ', '')}`,
    email: file.email,
    website: new URL(file.website).hostname,
    websiteLink: file.website,
    address,
    addressLine:
      locale === 'th'
        ? `${street} ${district} ${city} ${postalCode}`
        : `${street}, ${district}, ${city}\u00A0${postalCode}, ${country}`,
    registered: Object.fromEntries(Object.entries(details).filter(([, given]) => given !== '')),
    billing: { ...file.billing, bank: file.billing.bank[locale] },
    social: networks
      .map((network) => ({ network, url: file.social[network] }))
      .filter(({ url }) => url !== '')
      .map((account) => ({ ...account, isLive: !isReserved(new URL(account.url).hostname) })),
  }
}

const THAILAND = '+66'

/**
 * A Thai number as it is dialed in Thailand, in the groups it is read in there: `0 2000 0000`, and `08 1234 5678` of a mobile phone.
 * A number of another country stays as it is.
 */
function dialedAtHome(phone: string): string {
  if (!phone.startsWith(THAILAND)) return phone
  const digits = `0${phone.slice(THAILAND.length).replaceAll(' ', '')}`
  return digits.replace(/(\d{4})(\d{4})$/, ' $1 $2')
}
