import { z } from 'zod'
import { isRedInk } from '../red-ink.ts'
import { sample } from './pages/page-pieces.ts'
import { id, sectionHead, text } from './pieces.ts'

const pair = z.strictObject({
  id,
  /** Says that the editor moved the sentence, and from where. */
  moved: text.optional(),
  text: text.refine(isRedInk, 'write ~~cut~~, ++put in++ and at most one [^], each mark closed'),
  /** On the English and on the Thai text of the pair, in the language of the file. */
  notes: z.strictObject({ en: text.optional(), th: text.optional() }),
})

/** A release as an editor corrects it: the file of each language holds its own text, and its notes on both. */
export const annotatedSchema = z.strictObject({
  ...sectionHead,
  columns: z.strictObject({ en: text, th: text }),
  legend: z.strictObject({ before: text, cut: text, added: text, note: text }),
  clean: text,
  spoken: z.strictObject({ cut: text, added: text }),
  noteLabel: text,
  backLabel: text,
  release: z.strictObject({ sample, client: text, pairs: z.array(pair).min(3) }),
})
