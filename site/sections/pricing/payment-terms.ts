import type { SiteContent } from '../../content/load-content.ts'

type Billing = SiteContent['identity']['billing']
type PaymentWords = SiteContent['paymentTerms']

export interface PaymentTerm {
  id: string
  title: string
  thailand: readonly string[]
  abroad: readonly string[]
}

/** Terms that the company has not decided yet are left out. */
export function listPaymentTerms(words: PaymentWords, billing: Billing): PaymentTerm[] {
  const { currency, vat, withholding, invoice, ways, documents } = words
  const isRegistered = billing.vat === 'included' || billing.vat === 'added'
  const registration = isRegistered ? 'registered' : 'unregistered'
  const offered = (candidates: readonly (keyof typeof ways.names)[]) =>
    candidates.filter((way) => billing[way] === 'offered').map((way) => ways.names[way])
  const account = billing.bank ? [ways.account.replace('{name}', billing.bank)] : []
  return [
    { id: 'currency', ...currency, thailand: [currency.thailand[billing.baht || 'open']], abroad: [currency.abroad] },
    { id: 'vat', ...vat, thailand: [vat.thailand[billing.vat || 'open']], abroad: [vat.abroad] },
    { id: 'withholding', ...withholding, thailand: [withholding.thailand], abroad: [withholding.abroad] },
    {
      id: 'invoice',
      ...invoice,
      thailand: [...(billing.vat ? [invoice.thailand[registration]] : []), invoice.needs],
      abroad: [invoice.abroad],
    },
    {
      id: 'ways',
      title: ways.title,
      thailand: [...offered(['transfer', 'promptPay', 'card']), ...account],
      abroad: offered(['swift', 'card']),
    },
    { id: 'documents', ...documents, thailand: [documents.thailand[registration]], abroad: [documents.abroad] },
  ].filter(({ thailand, abroad }) => thailand.length + abroad.length > 0)
}

interface Rates {
  /** In percent. */
  vat: number
  withholding: number
}

/** Thai companies withhold income tax from the fee before VAT, and transfer the rest with VAT. */
export function calculateTransfer(fee: number, rates: Rates) {
  const vat = (fee * rates.vat) / 100
  const withheld = (fee * rates.withholding) / 100
  const total = fee + vat
  return { vat, total, withheld, transfer: total - withheld }
}
