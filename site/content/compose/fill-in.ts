import type { Locale } from '../../../contract/locale.ts'
import { PLANS } from '../../../contract/plans.ts'
import { SERVICES } from '../../../contract/services.ts'
import { suggestName } from '../source/check-schema.ts'
import { joinKeys, type KeyPath, type Mistake } from '../source/mistakes.ts'
import type { SourceFile } from '../source/source-file.ts'
import type { Figure, Figures } from './figure.ts'
import { type Identity, REGISTERED_DETAILS } from './identity.ts'
import { describeOfficeWeek } from './office.ts'

/** The values for the placeholders in the copy, and the function that reports mistakes. */
export interface FillContext {
  locale: Locale
  figures: Figures
  identity: Identity
  /** The text of each placeholder, such as `general.countries`, `plans.basic.price.number`, `identity.name` or `notes.time`. */
  values: ReadonlyMap<string, string>
  report: (mistake: Mistake) => void
}

/** Removes the sign and the unit of a number: `25M` and `25 ล้าน` become `25`. A no-break space precedes a Thai unit. */
const stripUnit = (number: string) => number.replace(/^[$+]|[%M]$|\u00A0.*$/g, '')

const SMALL_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** English writes small numbers as words. */
const formatCount = (count: number, locale: Locale) => (locale === 'en' && SMALL_NUMBERS[count]) || String(count)

export function createFillContext(
  { locale, figures, identity, report }: Omit<FillContext, 'values'>,
  notes: Readonly<Record<string, string>> = {},
): FillContext {
  const values = new Map([...figures].map(([path, { fullText }]) => [path, fullText]))
  for (const [path, { text }] of figures) values.set(`${path}.number`, stripUnit(text))
  for (const name of ['name', 'phone', 'email', 'website'] as const) values.set(`identity.${name}`, identity[name])
  values.set('identity.address', identity.addressLine)
  for (const part of ['city', 'country'] as const) values.set(`identity.address.${part}`, identity.address[part])
  for (const name of ['city', 'dateline'] as const) values.set(`identity.${name}`, identity[name])
  for (const half of ['first', 'second'] as const) values.set(`identity.logo.${half}`, identity.logo[half])
  // `composeProse` omits the lines of empty details.
  for (const detail of REGISTERED_DETAILS) values.set(`identity.legal.${detail}`, identity.registered[detail] ?? '')
  for (const { name, sentence } of identity.promises) values.set(`promises.${name}`, sentence)
  for (const [name, text] of describeOfficeWeek(figures, locale)) values.set(name, text)
  values.set('services.count', formatCount(SERVICES.length, locale))
  values.set('plans.count', formatCount(PLANS.length, locale))
  for (const [name, note] of Object.entries(notes)) values.set(`notes.${name}`, note)
  return { locale, figures, identity, values, report }
}

/** Copy after `fillIn`: each `figure: path` is a `Figure`. */
export type Filled<Copy> = Copy extends string
  ? Copy
  : Copy extends object
    ? { [Key in keyof Copy]: Key extends 'figure' ? Figure : Filled<Copy[Key]> }
    : Copy

/** Placeholders that components fill in, not the content loader. They are not allowed in Markdown. */
const openPlaceholders = new Set(['name', 'day', 'n', 'total', 'words', 'year', 'title', 'from', 'to', 'minLength'])

/** Fills in placeholders. An empty value takes the space before it along. Skips heading ids such as `{#summary}`. Reports unknown placeholders and leaves them unchanged. */
export function fillInText(
  text: string,
  values: FillContext['values'],
  reportUnknown: (problem: string, placeholder: string) => void,
  open: ReadonlySet<string> = new Set(),
): string {
  return text.replace(/( ?)(\{([^{}#]*)\})/g, (written, space: string, placeholder: string, name: string) => {
    const value = values.get(name)
    if (value !== undefined) return value && space + value
    const remedy = /^plans\.[a-z]+\.price/.test(name)
      ? '; a plan without a price is quoted: say so here instead'
      : suggestName(name, [...values.keys()])
    if (!open.has(name)) reportUnknown(`unknown placeholder ${placeholder}${remedy}`, placeholder)
    return written
  })
}

/** Small counts, which Thai writes in digits: 4 ขั้นตอน, 2–3 ข้อ. They count items of the text itself and are not facts. */
const smallCounts = /(?<!\d)[1-9](?:–[2-9])?\s(?=ด้าน|ขั้นตอน|ข้อ|ฉบับ|แบบ|กลุ่ม|เรื่อง|องค์กร|แพ็กเกจ|นาที)|(?<!\d)[12] (?=ภาษา)/g

/** Names of tax forms (ภ.ง.ด.53, 50 ทวิ), sections of the law (มาตรา 80/1 (2)), and the length of a tax number (13 หลัก). */
const legalNumbers =
  /(?:ภ\.ง\.ด\.|ภ\.พ\.|P\.N\.D\.|P\.P\.) ?\d+|(?:มาตรา|section) \d+(?:\/\d+)?(?: \(\d+\))?|(?<!\d)(?:13 (?=หลัก)|50 (?=ทวิ))/g

/**
 * Files and keys where digits are allowed: samples, the edited release, the sample report, the checker's
 * sample draft, downloads, Markdown, the title 404, and ids.
 */
const digitsAllowed =
  /(?:samples|annotated-release|report)\.yaml |\/checker\.yaml sample\.|\/prints\.yaml |\/resources\/[^ ]+ |\.md |not-found\.yaml page\.title$|(?:^| |\.)(?:id|key|slug|code)$/

/** Finds figures that are typed as digits. Copy must use placeholders, so that each figure is only in `facts.yaml`. */
export function findTypedFigures(text: string, figures: Figures): string[] {
  const typed =
    text
      .replace(/\{[^{}]*\}/g, '')
      .replace(legalNumbers, '')
      .replace(smallCounts, '')
      .match(/[$+]?\d[\d.,]*[%M]?/g) ?? []
  return typed.map((digits) => {
    const same = [...figures.values()].find((figure) => stripUnit(figure.text) === stripUnit(digits))
    return same
      ? `${digits} is a typed figure; write {${same.path}} if it is that one, else a word, or add it to content/facts.yaml`
      : `${digits} is a typed figure; add it to content/facts.yaml and write its name in braces`
  })
}

/**
 * Fills in the placeholders of a file's data and replaces each `figure: path` by the figure. Reports unknown placeholders and figures,
 * and figures typed as digits.
 */
export function fillIn<Copy>(source: SourceFile, copy: Copy, context: FillContext): Filled<Copy> {
  const { figures, values, report } = context

  function fillString(written: string, path: KeyPath): string | Figure {
    const reportHere = (problem: string) => report(source.mistake(path, problem))
    if (path.at(-1) === 'figure') {
      const figure = figures.get(written)
      if (!figure) reportHere(`unknown figure ${written}${suggestName(written, [...figures.keys()])}`)
      return figure ?? written
    }
    if (!digitsAllowed.test(`${source.file} ${joinKeys(path)}`)) findTypedFigures(written, figures).forEach(reportHere)
    return fillInText(written, values, reportHere, openPlaceholders)
  }

  function fillNode(value: unknown, path: KeyPath): unknown {
    if (typeof value === 'string') return fillString(value, path)
    if (Array.isArray(value)) return value.map((item, index) => fillNode(item, [...path, index]))
    if (typeof value !== 'object' || value === null || value instanceof Date) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillNode(item, [...path, key])]))
  }

  return fillNode(copy, []) as Filled<Copy>
}
