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

/** Whether the company is registered for VAT, as far as it has said what VAT does to its prices. */
function registration(vat: Billing['vat']) {
  if (vat === 'open' || vat === 'unregistered') return vat
  return 'registered'
}

type Way = keyof Paying['ways']['names']

/** The ways to pay that there are; of one that is not settled it says so. */
const waysAmong = (candidates: readonly Way[], { names, open }: Paying['ways'], billing: Billing) =>
  candidates
    .filter((way) => billing[way] !== 'refused')
    .map((way) => (billing[way] === 'open' ? open.replace('{name}', names[way]) : names[way]))

/** What the accounts department asks, answered as far as the company has settled it. */
export function paymentTerms(words: Paying, billing: Billing): PaymentTerm[] {
  const { currency, vat, withholding, invoice, ways, documents } = words
  const registered = registration(billing.vat)
  return [
    { id: 'currency', ...currency, thailand: [currency.thailand[billing.baht]], abroad: [currency.abroad] },
    { id: 'vat', ...vat, thailand: [vat.thailand[billing.vat]], abroad: [vat.abroad] },
    { id: 'withholding', ...withholding, thailand: [withholding.thailand], abroad: [withholding.abroad] },
    { id: 'invoice', ...invoice, thailand: [invoice.thailand[registered], invoice.needs], abroad: [invoice.abroad] },
    {
      id: 'ways',
      title: ways.title,
      thailand: [
        ...waysAmong(['transfer', 'promptPay', 'card'], ways, billing),
        ways.account.replace('{name}', billing.bank),
        ways.quotation,
      ],
      abroad: waysAmong(['swift', 'card'], ways, billing),
    },
    { id: 'documents', ...documents, thailand: [documents.thailand[registered]], abroad: [documents.abroad] },
  ]
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
