import { z } from 'zod'
import { hasDateFormat, startsWithDay, toCommonDate, toCommonYear } from '../../../contract/time.ts'
import { text, texts } from './texts.ts'

/** Describes a year of the Buddhist Era. Undefined for another year. */
export const findYearMistake = (year: number) =>
  toCommonYear(year) === year ? undefined : `must be ${toCommonYear(year)}, the year of the Common Era`

/** Describes what is wrong with the day of a date. Undefined if the day is right, or if the text is no date. */
export function findDayMistake(written: unknown): string | undefined {
  const meant = toCommonDate(String(written))
  if (!hasDateFormat(meant)) return undefined
  if (!startsWithDay(meant)) return `${meant.slice(0, 10)} does not exist`
  return meant === written ? undefined : `must be ${meant}: the year of the Common Era, in the digits 0 to 9`
}

/** Refuses years of the Buddhist Era, which would otherwise be read as 543 years later. */
const dateIn = <Schema extends z.ZodISODate | z.ZodISODateTime>(create: (error: object) => Schema, format: string) =>
  create({
    error: ({ input }: { input: unknown }) => findDayMistake(input) ?? `must be written like ${format}`,
    abort: true,
  }).refine((written) => toCommonDate(written) === written, { error: ({ input }) => findDayMistake(input) })

/** A date such as `2026-11-30`. */
export const isoDate = dateIn(z.iso.date, 'YYYY-MM-DD')

/** A day at midnight UTC. */
export const day = isoDate.transform((iso) => new Date(iso))

/** A moment with the offset of its time zone. */
export const moment = dateIn(
  (error) => z.iso.datetime({ ...error, offset: true }),
  '2026-11-30T09:00:00+07:00',
).transform((iso) => new Date(iso))

/** A name that code and links use. It is the same in both languages. */
export const id = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be lower-case English words with hyphens, such as new-question')

/** A name that code uses, in camelCase. */
export const key = z.string().regex(/^[a-z][A-Za-z]*$/, 'must be English letters in camelCase, such as monthlyReach')

/** The path of a fact in `facts.yaml`. The content loader replaces it by a `Figure`. */
export const figurePath = text

/** A list with one entry for each name that `file` defines, in the same order. */
export const entryOfEach = <const Names extends readonly [unknown, ...unknown[]], Entry extends z.ZodType>(
  names: Names,
  file: string,
  entry: (name: Names[number]) => Entry,
) =>
  z.tuple(names.map(entry) as { [At in keyof Names]: Entry }, {
    error: ({ input }) =>
      Array.isArray(input)
        ? `has ${input.length} entries; must have one for each of the ${names.length} in ${file}, where an engineer can add one`
        : undefined,
  })

/** The unit after a number: แห่ง, คน, hours. May be empty, mostly in English. */
const unit = z.string().default('')

/** A figure and what it counts. */
export const stat = z.strictObject({ figure: figurePath, unit, label: text })

/** A text with both languages in one file. */
export const bilingual = texts('en', 'th')

export const titled = texts('title', 'text')

export const titledItems = z.array(titled.extend({ id }))

/** A sentence with one link. `before` and `after` contain the spaces around the link, and may be empty. */
export const sentenceWithLink = z.strictObject({ before: z.string(), link: text, after: z.string() })

/** A group of figures, for a list, a line of text or a chart. */
export const figureList = z.strictObject({ title: text, items: z.array(stat).min(2) })

/** Kinds of partners. They have no names, because the specification names no companies. */
export const partners = z.strictObject({ title: text, kinds: z.array(text).min(3) })

export const sectionHead = { dateline: text, heading: text, lead: text }

export const meta = texts('title', 'description')

export const paragraphs = z.array(text).min(1)

/** The first fields of every inner page. */
export const pageHead = { meta, breadcrumb: text, hero: z.strictObject(sectionHead) }

/** True for invented content. */
export const sample = z.boolean()

/** `example` for content that stays invented. The page marks it, and `npm run launch-check` does not count it. */
export const sampleOrExample = z.union([z.boolean(), z.enum(['example'])])

export const headWithoutLead = { dateline: text, heading: text }

/** The call to action at the end of a page. */
export const nextStep = texts('heading', 'text')

/** The labels of download links. `downloadAbout` is for screen readers. */
export const downloadLabels = { download: text, downloadAbout: text }
