import { expect, test } from 'vitest'
import { LOCALES } from '../../../contract/locale.ts'
import { getWords } from '../../content/content.ts'
import type { Words } from '../../content/load-content.ts'
import { paymentTerms, transferFor } from './payment-terms.ts'

type Billing = Words['identity']['billing']

const open: Billing = {
  vat: 'open',
  baht: 'open',
  transfer: 'open',
  promptPay: 'open',
  card: 'open',
  swift: 'open',
  bank: 'to be confirmed',
}
const settled: Billing = {
  vat: 'added',
  baht: 'offered',
  transfer: 'offered',
  promptPay: 'offered',
  card: 'refused',
  swift: 'offered',
  bank: 'Bank, Krajai Co., Ltd.',
}

const saidOf = (billing: Billing, locale: 'en' | 'th' = 'en') =>
  Object.fromEntries(paymentTerms(getWords(locale).paying, billing).map((term) => [term.id, term]))

test.each(LOCALES)('what is not settled is said to be so, subject by subject: %s', (locale) => {
  const { currency, vat, invoice, ways, documents } = saidOf(open, locale)
  const unsettled = { en: /said in the quotation|to be confirmed|once .+ is confirmed/, th: /แจ้งในใบเสนอราคา|ยืนยัน/ }[
    locale
  ]
  for (const term of [currency, vat, invoice, ways, documents]) expect(term?.thailand[0], term?.id).toMatch(unsettled)
})

test.each(LOCALES)('once everything is settled, nothing says that it is not: %s', (locale) => {
  for (const vat of ['included', 'added', 'unregistered'] as const) {
    expect(JSON.stringify(saidOf({ ...settled, vat }, locale))).not.toMatch(
      /said in the quotation|to be confirmed|แจ้งในใบเสนอราคา|รอยืนยัน/,
    )
  }
})

test('a company that is not registered for VAT promises neither its certificate nor a tax invoice', () => {
  const { invoice, documents } = saidOf({ ...settled, vat: 'unregistered' })
  expect(documents?.thailand.join()).not.toContain('P.P. 20')
  expect(invoice?.thailand.join()).not.toContain('You get a tax invoice')
  for (const vat of ['included', 'added'] as const) {
    const registered = saidOf({ ...settled, vat })
    expect(registered.documents?.thailand.join()).toContain('P.P. 20')
    expect(registered.invoice?.thailand.join()).toContain('You get a tax invoice')
  }
})

test('of the ways to pay those are named that there are', () => {
  const { ways } = saidOf(settled)
  expect(ways?.thailand.slice(0, 3)).toEqual(['Bank transfer', 'PromptPay', 'Account: Bank, Krajai Co., Ltd.'])
  expect(ways?.abroad).toEqual(['International transfer'])
  expect(saidOf({ ...settled, card: 'open' }).ways?.abroad).toEqual([
    'International transfer',
    'Card (to be confirmed)',
  ])
})

test('what is withheld is a share of the fee before VAT', () => {
  expect(transferFor(10_000, { vat: 7, withholding: 3 })).toEqual({
    vat: 700,
    total: 10_700,
    withheld: 300,
    transfer: 10_400,
  })
  expect(transferFor(10_000, { vat: 0, withholding: 3 })).toEqual({
    vat: 0,
    total: 10_000,
    withheld: 300,
    transfer: 9700,
  })
})
