import type { Locale } from '../../contract/locale.ts'
import type { IdentityFile } from './schemas/identity.ts'

/** Who the company is, in one language. */
export interface Identity {
  placeholder: boolean
  name: string
  logo: { first: string; second: string }
  phone: string
  /** `tel:` address of the phone, without spaces. */
  phoneLink: string
  email: string
  address: { street: string; district: string; city: string; postalCode: string; country: string }
  /** The address as the language writes it on one line. */
  addressLine: string
  /** As it is registered. */
  legalName: string
  legalAddress: string
  registrationNumber: string
  taxNumber: string
  /** Only the networks that have an address. */
  social: { network: keyof IdentityFile['social']; url: string }[]
}

const networks = ['linkedin', 'facebook', 'x', 'line'] as const

export function identityIn(file: IdentityFile, locale: Locale): Identity {
  const address = file.address[locale]
  const { street, district, city, postalCode, country } = address
  return {
    placeholder: file.placeholder,
    name: file.name[locale],
    logo: file.logo[locale],
    phone: file.phone.replaceAll(' ', '\u00A0'),
    phoneLink: `tel:${file.phone.replaceAll(' ', '')}`,
    email: file.email,
    address,
    addressLine:
      locale === 'th'
        ? `${street} ${district} ${city}\u00A0${postalCode}`
        : `${street}, ${district}, ${city}\u00A0${postalCode}, ${country}`,
    legalName: file.legal.name[locale],
    legalAddress: file.legal.address[locale],
    registrationNumber: file.legal.registrationNumber,
    taxNumber: file.legal.taxNumber,
    social: networks.map((network) => ({ network, url: file.social[network] })).filter(({ url }) => url !== ''),
  }
}
