import { z } from 'zod'
import { text } from '../pieces.ts'

/** What search results show. */
export const meta = z.strictObject({
  title: text.describe('For search results; the company’s name is added to it.'),
  description: text.describe('For search results: one or two sentences.'),
})

/** Running text, one entry a paragraph. */
export const paragraphs = z.array(text).min(1)

/** Content that was made up; whoever puts the real thing in its place sets it to false. */
export const sample = z.boolean().describe('Made up. Whoever puts the real thing in its place sets it to No.')

/** A section head without a lead. */
export const datedHead = { dateline: text, heading: text }

/** The next step at the end of a page; its buttons are named by where they lead. */
export const nextStep = z.strictObject({ heading: text, text })

/** The buttons of a list of files; `downloadAbout` is what a screen reader hears. */
export const downloadLabels = { download: text, downloadAbout: text }
