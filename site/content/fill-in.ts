import type { Locale } from '../../contract/locale.ts'
import { didYouMean } from './check-schema.ts'
import type { Figure, Figures } from './figure.ts'
import { type Identity, REGISTERED_DETAILS } from './identity.ts'
import { type KeyPath, keyOf, type Mistake } from './mistakes.ts'
import type { SourceFile } from './source-file.ts'

/** What copy is filled in with, and where mistakes are reported. */
export interface Filling {
  locale: Locale
  figures: Figures
  identity: Identity
  /** The text for each placeholder: `general.countries`, `identity.name`, `notes.time`. */
  values: ReadonlyMap<string, string>
  report: (mistake: Mistake) => void
}

export function createFilling(
  { locale, figures, identity, report }: Omit<Filling, 'values'>,
  notes: Readonly<Record<string, string>> = {},
): Filling {
  const values = new Map([...figures].map(([path, { whole }]) => [path, whole]))
  for (const name of ['name', 'phone', 'email', 'website'] as const) values.set(`identity.${name}`, identity[name])
  values.set('identity.address', identity.addressLine)
  // An unknown detail is empty: `composeProse` leaves out its line.
  for (const detail of REGISTERED_DETAILS) values.set(`identity.legal.${detail}`, identity.registered[detail] ?? '')
  for (const [name, note] of Object.entries(notes)) values.set(`notes.${name}`, note)
  return { locale, figures, identity, values, report }
}

/** Copy in which every `figure: path` is replaced by the figure. */
export type Filled<Copy> = Copy extends string
  ? Copy
  : Copy extends object
    ? { [Key in keyof Copy]: Key extends 'figure' ? Figure : Filled<Copy[Key]> }
    : Copy

/** Placeholders that are filled in while a page is built or shown, not when content is loaded. Markdown has none. */
const openPlaceholders = new Set(['name', 'day', 'n', 'total', 'words', 'year', 'title', 'from', 'to'])

/** Fills in placeholders, but not the ids of headings: `{#summary}`. Unknown ones stay and are reported. */
export function fillInText(
  text: string,
  values: Filling['values'],
  reportUnknown: (problem: string, placeholder: string) => void,
  open: ReadonlySet<string> = new Set(),
): string {
  return text.replace(/\{([^{}#]*)\}/g, (placeholder, name: string) => {
    const value = values.get(name)
    if (value !== undefined || open.has(name)) return value ?? placeholder
    reportUnknown(`unknown placeholder ${placeholder}${didYouMean(name, [...values.keys()])}`, placeholder)
    return placeholder
  })
}

/**
 * Thai writes small counts in digits: 4 ขั้นตอน, ข่าว 2 ฉบับ, 2–3 ข้อ. They count things within the text and are not in
 * `facts.yaml`.
 */
const smallCount = /(?<!\d)[1-9](?:–[2-9])? (?=ด้าน|ขั้นตอน|ข้อ|ฉบับ|แบบ|กลุ่ม|เรื่อง|องค์กร|แพ็กเกจ|นาที)|(?<!\d)[12] (?=ภาษา)/g

/** Numbers of tax forms, and the length of tax numbers: ภ.ง.ด. 53, 13 หลัก. */
const formName = /(?:ภ\.ง\.ด\.|ภ\.พ\.|P\.N\.D\.|P\.P\.) \d+|(?<!\d)13 (?=หลัก)/g

/**
 * Places where digits are allowed: invented stories, the corrected release, the sample report, the release in the hero, the checker's
 * sample draft, downloads, Markdown, the status codes of error pages, and keys.
 */
const ownNumbers =
  /(?:samples|annotated|report)\.yaml |\/checker\.yaml sample\.|\/kit\.yaml |\/resources\/[^ ]+ |home\.yaml hero\.sheet\.|\.md |notFound\.title$|(?:^| |\.)(?:id|key|slug|code)$/

/** One problem for each figure that is typed as digits. Each figure is in `facts.yaml` once, and copy names it in braces. */
export function typedFigures(text: string, figures: Figures): string[] {
  const typed =
    text
      .replace(/\{[^{}]*\}/g, '')
      .replace(formName, '')
      .replace(smallCount, '')
      .match(/[$+]?\d[\d.,]*[%M]?/g) ?? []
  // Without signs, and without the word after a no-break space: 25 ล้าน.
  const bare = (number: string) => number.replace(/^[$+]|[%M]$|\u00A0.*$/g, '')
  return typed.map((digits) => {
    const same = [...figures.values()].find((figure) => bare(figure.text) === bare(digits))
    return same
      ? `the figure ${digits} is typed as digits; write {${same.path}}`
      : `the figure ${digits} is typed as digits; add it to content/facts.yaml and write its name in braces`
  })
}

/**
 * Fills in the placeholders of a file's data and replaces each `figure: path` by the figure. Reports unknown placeholders and figures,
 * and figures typed as digits.
 */
export function fillIn<Copy>(source: SourceFile, copy: Copy, filling: Filling): Filled<Copy> {
  const { figures, values, report } = filling

  function fillString(written: string, path: KeyPath): string | Figure {
    const reportHere = (problem: string) => report(source.mistake(path, problem))
    if (path.at(-1) === 'figure') {
      const figure = figures.get(written)
      if (!figure) reportHere(`unknown figure ${written}${didYouMean(written, [...figures.keys()])}`)
      return figure ?? written
    }
    if (!ownNumbers.test(`${source.file} ${keyOf(path)}`)) typedFigures(written, figures).forEach(reportHere)
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
