import { z } from 'zod'
import { text } from '../pieces.ts'

/** What search results show. The document adds the company's name to the title. */
export const meta = z.strictObject({ title: text, description: text })

/** Running text, one entry a paragraph. */
export const paragraphs = z.array(text).min(1)

/** Content that was made up; whoever puts the real thing in its place sets it to false. */
export const sample = z.boolean()

/** A section head without a lead. */
export const datedHead = { dateline: text, heading: text }

/** The next step at the end of a page; its buttons are named by where they lead. */
export const nextStep = z.strictObject({ heading: text, text })

/** The buttons of a list of files; `downloadAbout` is what a screen reader hears. */
export const downloadLabels = { download: text, downloadAbout: text }
