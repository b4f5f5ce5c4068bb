import { z } from 'zod'
import { asMessage } from '../problems.ts'
import { isRedInk } from '../red-ink.ts'
import { sample } from './pages/page-pieces.ts'
import { id, inBoth, sectionHead, text } from './pieces.ts'

const pair = z.strictObject({
  id,
  moved: text.optional().describe('Says that the editor moved the sentence, and from where.'),
  text: text.refine(isRedInk, asMessage('redInk')),
  /** On the English and on the Thai text of the pair, in the language of the file. */
  notes: z.strictObject({
    en: text.optional().describe('What the editor says of the English sentence.'),
    th: text.optional().describe('What the editor says of the Thai sentence.'),
  }),
})

/** A release as an editor corrects it: the file of each language holds its own text, and its notes on both. */
export const annotatedSchema = z.strictObject({
  ...sectionHead,
  columns: inBoth,
  legend: z.strictObject({ before: text, cut: text, added: text, note: text }),
  clean: text,
  spoken: z.strictObject({ cut: text, added: text, note: text.includes('{n}') }),
  /** What the way back from a note is called; `{n}` is its number. */
  backLabel: text.includes('{n}'),
  release: z.strictObject({ sample, client: text, pairs: z.array(pair).min(3) }),
})
