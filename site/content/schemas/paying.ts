import { z } from 'zod'
import { figurePath, sectionHead, text } from './pieces.ts'

/** What is said as long as the company has not settled it, and what after: by the answers that `identity.yaml` can give. */
const whetherOffered = z.strictObject({ open: text, offered: text, refused: text })
const whetherRegistered = z.strictObject({ open: text, registered: text, unregistered: text })

const subject = <Thailand extends z.ZodType>(thailand: Thailand) =>
  z.strictObject({ title: text, thailand, abroad: text })

/** A line of the sum, and the number that it is reckoned from. */
const reckoned = z.strictObject({ figure: figurePath, label: text })

/** How prices meet tax, and how they are paid: on the pages of the plans. */
export const payingSchema = z.strictObject({
  ...sectionHead,
  link: text,
  caption: text,
  columns: z.strictObject({ subject: text, thailand: text, abroad: text }),
  currency: subject(whetherOffered),
  vat: subject(z.strictObject({ open: text, included: text, added: text, unregistered: text })),
  withholding: subject(text),
  invoice: subject(whetherRegistered).extend({ needs: text }),
  ways: z.strictObject({
    title: text,
    names: z.strictObject({ transfer: text, promptPay: text, card: text, swift: text }),
    open: text.includes('{name}'),
    account: text.includes('{name}'),
    quotation: text,
  }),
  documents: subject(whetherRegistered),
  example: z.strictObject({
    heading: text,
    columns: z.strictObject({ line: text, amount: text }),
    fee: reckoned,
    vat: reckoned,
    withheld: reckoned,
    total: text,
    transfer: text,
    note: text,
  }),
})
