import { z } from 'zod'
import { figurePath, id, key, sectionHead, text } from './pieces.ts'

const byKey = z.record(key, text)

/** `ledger.yaml`: the words of the tables on `/about#figures`. What each figure counts and how stands in `facts.yaml`. */
export const ledgerSchema = z.strictObject({
  ...sectionHead,
  /** The link to the ledger, at the foot of a section of figures. */
  link: text,
  /** The columns of the tables and of the files, in their order. */
  fields: z.strictObject({
    name: text,
    number: text,
    printed: text,
    counted: text,
    over: text,
    rule: text,
    by: text,
    on: text,
    sample: text,
  }),
  open: text,
  ourselves: text,
  current: text,
  /** What `over` and `rule` of facts.yaml stand for. */
  over: byKey,
  rules: byKey,
  standing: z.strictObject({ real: text, sample: text }),
  /** The titles of the tables, in their order. */
  tables: z.record(id, text),
  /** Where two sections differ: the figures, why, and what of it is not known yet. */
  differences: z.strictObject({
    heading: text,
    lead: text,
    items: z.array(
      z.strictObject({
        id,
        title: text,
        figures: z.array(z.strictObject({ figure: figurePath })).min(2),
        text,
        open: text.optional().describe('What is not known yet of why they differ.'),
      }),
    ),
  }),
  /** Numbers that are no figures of the company. */
  samples: text,
  files: z.strictObject({ heading: text, csv: text, json: text }),
})

export type LedgerWords = z.infer<typeof ledgerSchema>
