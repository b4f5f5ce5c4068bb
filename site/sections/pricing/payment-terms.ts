import type { Words } from '../../content/load-content.ts'

type Billing = Words['identity']['billing']
type Paying = Words['paying']

/** One subject, and what holds for a client in Thailand and for one abroad: a line each. */
export interface PaymentTerm {
  id: string
  title: string
  thailand: readonly string[]
  abroad: readonly string[]
}

/** What the accounts department asks. What the company has not settled is left out. */
export function paymentTerms(words: Paying, billing: Billing): PaymentTerm[] {
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

/** What a company in Thailand is asked for and what it transfers: with VAT, without what it withholds of the fee before VAT. */
export function transferFor(fee: number, rates: Rates) {
  const vat = (fee * rates.vat) / 100
  const withheld = (fee * rates.withholding) / 100
  const total = fee + vat
  return { vat, total, withheld, transfer: total - withheld }
}
