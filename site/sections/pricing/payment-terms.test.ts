import { expect, test } from 'vitest'
import { LOCALES } from '../../../contract/locale.ts'
import { getContent } from '../../content/content.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { calculateTransfer, listPaymentTerms } from './payment-terms.ts'

type Billing = SiteContent['identity']['billing']

const unknown: Billing = { vat: '', baht: '', transfer: '', promptPay: '', card: '', swift: '', bank: '' }
const settled: Billing = {
  vat: 'added',
  baht: 'offered',
  transfer: 'offered',
  promptPay: 'offered',
  card: 'refused',
  swift: 'offered',
  bank: 'Bank, Krajai Co., Ltd.',
}

const termsOf = (billing: Billing, locale: 'en' | 'th' = 'en') =>
  Object.fromEntries(listPaymentTerms(getContent(locale).paymentTerms, billing).map((term) => [term.id, term]))

test.each(LOCALES)('in %s, undecided terms are left out, and no cell is empty', (locale) => {
  const terms = termsOf(unknown, locale)
  expect(Object.keys(terms)).toEqual(['currency', 'vat', 'withholding', 'invoice', 'documents'])
  for (const { thailand, abroad } of Object.values(terms))
    for (const lines of [thailand, abroad]) expect(lines[0]).toBeTruthy()
})

test('only a company registered for VAT promises a certificate and a tax invoice', () => {
  for (const vat of ['', 'unregistered'] as const) {
    const { invoice, documents } = termsOf({ ...settled, vat })
    expect(documents?.thailand.join()).not.toContain('P.P. 20')
    expect(invoice?.thailand.join()).not.toContain('You get a tax invoice')
  }
  for (const vat of ['included', 'added'] as const) {
    const { invoice, documents } = termsOf({ ...settled, vat })
    expect(documents?.thailand.join()).toContain('P.P. 20')
    expect(invoice?.thailand.join()).toContain('You get a tax invoice')
  }
})

test('only offered ways to pay are listed', () => {
  const { ways } = termsOf(settled)
  expect(ways?.thailand).toEqual(['Bank transfer', 'PromptPay', 'Account: Bank, Krajai Co., Ltd.'])
  expect(ways?.abroad).toEqual(['International transfer'])
})

test('withholding tax is a share of the fee before VAT', () => {
  expect(calculateTransfer(10_000, { vat: 7, withholding: 3 })).toEqual({
    vat: 700,
    total: 10_700,
    withheld: 300,
    transfer: 10_400,
  })
  expect(calculateTransfer(10_000, { vat: 0, withholding: 3 })).toEqual({
    vat: 0,
    total: 10_000,
    withheld: 300,
    transfer: 9700,
  })
})
