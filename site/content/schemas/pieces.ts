import { z } from 'zod'

/** Copy: one line, never empty. */
export const text = z.string().trim().min(1, 'must not be empty')

/** A name that code and links rely on; the same in both languages. */
export const id = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'an id is written in lower case with hyphens')

/** The path of a fact in `facts.yaml`; becomes a whole figure when the content is loaded. */
export const figurePath = z.string().regex(/^[a-zA-Z]+(\.[a-zA-Z]+)+$/, 'name a figure by its path in facts.yaml')

/** A figure and what it counts. */
export const stat = z.strictObject({ figure: figurePath, label: text })

export const titled = z.strictObject({ title: text, text })

/** A sentence with one link in it. `before` and `after` keep their outer spaces and may be empty. */
export const sentenceWithLink = z.strictObject({ before: z.string(), link: text, after: z.string() })

/** A figure that is drawn: what stands above it, what it shows, its numbers. */
export const chart = z.strictObject({ title: text, caption: text, items: z.array(stat).min(2) })

export const sectionHead = { dateline: text, heading: text, lead: text }
