import { z } from 'zod'
import { text } from '../../../contract/site-manifest.ts'

export { text }

/** A group of texts. */
export const texts = <const Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>)

/** A day at midnight UTC. */
export const day = z.iso.date('write the date as YYYY-MM-DD').transform((iso) => new Date(iso))

/** A name that code and links rely on; the same in both languages. */
export const id = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'an id is written in lower case with hyphens')

/** A name that code relies on, in camelCase. */
export const key = z.string().regex(/^[a-z][A-Za-z]*$/, 'a key is written in camelCase')

/** The path of a fact in `facts.yaml`. Loading the content replaces it by the figure. */
export const figurePath = text.describe('The name of a figure in facts.yaml: what stands there is shown here.')

/** A list with one entry for each of the names defined in `file`, in the same order. */
export const entryOfEach = <const Names extends readonly [unknown, ...unknown[]], Entry extends z.ZodType>(
  names: Names,
  file: string,
  entry: (name: Names[number]) => Entry,
) =>
  z.tuple(names.map(entry) as { [At in keyof Names]: Entry }, {
    error: ({ input }) =>
      Array.isArray(input) ? `has ${input.length} entries; the ${names.length} of ${file} belong here` : undefined,
  })

/** The unit right after a number (แห่ง, คน, hours). May be empty, mostly in English. */
const unit = z.string().default('').describe('Stands right after the number; many numbers need none.')

/** A figure and what it counts. */
export const stat = z.strictObject({ figure: figurePath, unit, label: text })

/** A text with both languages in one file. */
export const inBoth = texts('en', 'th')

export const titled = texts('title', 'text')

export const titledItems = z.array(titled.extend({ id }))

/** A sentence with one link in it. `before` and `after` keep their outer spaces and may be empty. */
const besideLink = z.string().describe('Keeps the space towards the link; may be empty.')
export const sentenceWithLink = z.strictObject({ before: besideLink, link: text, after: besideLink })

/** Figures that belong together, for a list, a line of text or a chart. */
export const figureList = z.strictObject({ title: text, items: z.array(stat).min(2) })

/** Partners are named by their kind, never by a company's name. */
export const partners = z.strictObject({ title: text, kinds: z.array(text).min(3) })

export const sectionHead = { dateline: text, heading: text, lead: text }

/** What search results show. */
export const meta = z.strictObject({
  title: text.describe('For search results; the company’s name is added to it.'),
  description: text.describe('For search results: one or two sentences.'),
})

/** Running text, one entry a paragraph. */
export const paragraphs = z.array(text).min(1)

/** What every inner page begins with. */
export const pageHead = { meta, breadcrumb: text, hero: z.strictObject(sectionHead) }

/** True for invented content. Set it to false when real content replaces it. */
export const sample = z.boolean().describe('Made up. Whoever puts the real thing in its place sets it to No.')

/** A section head without a lead. */
export const datedHead = { dateline: text, heading: text }

/** The call to action at the end of a page. Its buttons are named by their destination. */
export const nextStep = texts('heading', 'text')

/** The buttons of a list of files; `downloadAbout` is what a screen reader hears. */
export const downloadLabels = { download: text, downloadAbout: text }
