import { z } from 'zod'
import { figurePath, id, key, sectionHead, text } from './pieces.ts'

const byKey = z.record(key, text)

/** `ledger.yaml`: what each figure of the site counts. How it was counted is named in `facts.yaml`. */
export const ledgerSchema = z.strictObject({
  ...sectionHead,
  /** The link to the ledger, at the foot of a section of figures. */
  link: text,
  /** Stands above what holds for every line that says nothing else. */
  common: text,
  fields: z.strictObject({ over: text, rule: text, by: text, on: text, sample: text }),
  open: text,
  ourselves: text,
  current: text,
  /** What `over` and `rule` of facts.yaml stand for. */
  over: byKey,
  rules: byKey,
  standing: z.strictObject({ real: text, sample: text }),
  /** Every figure once, as the site groups them. */
  groups: z
    .array(
      z.strictObject({
        id,
        title: text,
        lines: z.array(z.strictObject({ figure: figurePath, counted: text })).min(1),
      }),
    )
    .min(1),
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
  files: z.strictObject({ heading: text, csv: text, json: text, head: z.array(text).length(9) }),
})

export type LedgerWords = z.infer<typeof ledgerSchema>
