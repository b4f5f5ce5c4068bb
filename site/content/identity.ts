import type { Locale } from '../../contract/locale.ts'
import type { IdentityFile } from './schemas/company.ts'

/** Reserved domains (RFC 2606), used until the real domain is known. */
export const isReserved = (domain: string) => /\.(example|test|invalid|localhost)$/.test(domain)

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
  /** Shown in place of a detail that is not known yet. */
  open: string
  /** The registered details for a page. Unknown ones say so. */
  legalName: string
  legalAddress: string
  registrationNumber: string
  taxNumber: string
  /** The contact for personal data. */
  dataProtection: string
  /** The registered details for structured data. Unknown ones are left out. */
  registered: Partial<Record<'name' | 'address' | 'registrationNumber' | 'taxNumber' | 'dataProtection', string>>
  /** How clients pay, as far as the company has said so. */
  billing: Settled<Omit<IdentityFile['billing'], 'bank'>> & { bank: string }
  /** Only networks that have a real address. */
  social: { network: keyof IdentityFile['social']; url: string; isLive: boolean }[]
}

/** Details of the company by key; `open` if unknown. */
type Settled<Slots> = { [Slot in keyof Slots]: Exclude<Slots[Slot], ''> | 'open' }

const networks = ['linkedin', 'facebook', 'x', 'line'] as const

const known = <Slots extends object>(slots: Slots) =>
  Object.fromEntries(Object.entries(slots).filter(([, given]) => given !== '')) as Partial<Slots>

const settled = <Slots extends object>(slots: Slots) =>
  Object.fromEntries(Object.entries(slots).map(([slot, given]) => [slot, given || 'open'])) as Settled<Slots>

export function identityIn(file: IdentityFile, locale: Locale): Identity {
  const address = file.address[locale]
  const { registrationNumber, taxNumber } = file.legal
  const { name, address: registeredAt, dataProtection } = file.legal
  const legal = {
    name: name[locale],
    address: registeredAt[locale],
    registrationNumber,
    taxNumber,
    dataProtection: dataProtection[locale],
  }
  const shown = (slot: string) => slot || file.open[locale]
  const { bank, ...billing } = file.billing
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
    open: file.open[locale],
    legalName: shown(legal.name),
    legalAddress: shown(legal.address),
    registrationNumber: shown(registrationNumber),
    taxNumber: shown(taxNumber),
    dataProtection: shown(legal.dataProtection),
    registered: known(legal),
    billing: { ...settled(billing), bank: shown(bank[locale]) },
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
