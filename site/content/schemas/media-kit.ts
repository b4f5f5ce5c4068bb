/** The media kit page, and its files. */

import { z } from 'zod'
import { downloadLabels, id, nextStep, pageHead, sample, sampleOrExample } from './pieces.ts'
import { fields, text, textFields, texts } from './texts.ts'

const resource = z.strictObject({
  id,
  ...textFields('title', 'description'),
  fileType: z.enum(['ZIP', 'PDF']),
})

const boilerplateText = texts('title', 'text', 'copy')

/** `/media-kit`. */
export const mediaKitPageSchema = z.strictObject({
  ...pageHead,
  resources: z.strictObject({
    heading: text,
    ...downloadLabels,
    ...textFields('size', 'checksums'),
    /** An archive of all files. */
    everything: texts('title', 'description'),
    items: z.array(resource).min(1),
  }),
  /** The company description for the end of a story. */
  boilerplate: z.strictObject({
    ...textFields('heading', 'copied', 'notCopied'),
    short: boilerplateText,
    long: boilerplateText,
  }),
  facts: z.strictObject({ heading: text, items: z.array(z.strictObject({ id, term: text, text })).min(5) }),
  contact: texts('heading', 'name', 'role', 'text', 'phone', 'email').extend({ sample }).optional(),
  terms: z.strictObject({ heading: text, lead: text, items: z.array(text).min(3) }),
  next: nextStep,
})

const notes = z.array(text).min(1)

const leaf = z.strictObject({ title: text, text, rules: notes })

/** The pages of the style guide, in order. */
const leaves = z.strictObject({
  name: leaf,
  inText: leaf.extend({ write: notes, avoid: notes }),
  ...fields(leaf, 'logo', 'room', 'editions'),
  misuse: leaf.extend({ examples: z.tuple([text, text, text, text, text, text]) }),
  ...fields(leaf, 'mark', 'day', 'night', 'latin', 'thai', 'scale', 'wire', 'maps', 'pictures'),
  voice: leaf.extend({ instead: notes, say: notes }),
  check: leaf,
})

/** Texts that only the files of the media kit contain. */
export const printsSchema = z.strictObject({
  /** The contents list of each archive. */
  readMe: z.strictObject({ logos: notes, pictures: notes, maps: notes }),
  pictures: texts('portraitAlt', 'coverCaption', 'sheetCaption', 'sheetAlt').extend({
    columns: texts('file', 'caption', 'alt', 'credit'),
    /** The sample release in the pictures. */
    release: texts('label', 'headline', 'dateline', 'lead').extend({ sample: sampleOrExample }),
  }),
  factSheet: texts('dateline', 'heading', 'services', 'plans').extend({ figures: texts('heading', 'lead') }),
  /** Lists the languages of publication. `{name}` stands for their names. */
  languages: text,
  /** Column titles of tables of numbers: what is counted, the number, the formatted number. */
  tableHead: z.tuple([text, text, text]),
  /** The page about the logo: its title, and the headings of good and bad examples. */
  usage: texts('heading', 'yes', 'no'),
  styleGuide: z.strictObject({
    ...textFields('dateline', 'title', 'lead', 'contents'),
    leaves,
    ...textFields('ask', 'contrast'),
    colors: texts('paper', 'sheet', 'ink', 'quiet', 'rule', 'wire', 'jade', 'gold', 'alert'),
    sizes: texts('headline', 'heading', 'title', 'lead', 'body', 'small'),
    /** A sample text, shown in every size. */
    specimen: text,
  }),
})
