import type { Locale } from '../../contract/locale.ts'
import { didYouMean } from './check-schema.ts'
import type { Figure, Figures } from './figure.ts'
import { type Identity, REGISTERED_DETAILS } from './identity.ts'
import { type KeyPath, keyOf, type Mistake, type Problem, problem } from './mistakes.ts'
import type { SourceFile } from './source-file.ts'

/**
 * Thai writes small counts in digits: 4 ขั้นตอน, ข่าว 2 ฉบับ, 2–3 ข้อ. They count things within the text and are not in
 * `facts.yaml`.
 */
const smallCount = /(?<!\d)[1-9](?:–[2-9])? (?=ด้าน|ขั้นตอน|ข้อ|ฉบับ|แบบ|กลุ่ม|เรื่อง|องค์กร|แพ็กเกจ|นาที)|(?<!\d)[12] (?=ภาษา)/g

/** Numbers of tax forms, and the length of tax numbers: ภ.ง.ด. 53, 13 หลัก. */
const formName = /(?:ภ\.ง\.ด\.|ภ\.พ\.|P\.N\.D\.|P\.P\.) \d+|(?<!\d)13 (?=หลัก)/g

/**
 * Places where digits are allowed: invented stories, the corrected release, the sample report, the release in the hero, the checker's
 * sample draft, downloads, the status codes of error pages, and keys.
 */
const ownNumbers =
  /(?:samples|annotated|report)\.yaml |\/checker\.yaml sample\.|\/kit\.yaml |\/resources\/[^ ]+ |home\.yaml hero\.sheet\.|notFound\.title$|(?:^| |\.)(?:id|key|slug|code)$/

const named = /\{([^{}]*)\}(\+?)/g

/** Copy must say 'more than' if and only if the fact does: `{general.countries}+`, `กว่า {general.countries}`. */
function moreThan(text: string, { figures, locale }: Filling): Problem[] {
  return [...text.matchAll(named)].flatMap(({ 0: whole, 1: path = '', 2: plus, index }) => {
    const figure = figures.get(path)
    if (!figure) return []
    const says = locale === 'th' ? text.slice(0, index).endsWith('กว่า ') : plus === '+'
    if (says === figure.atLeast) return []
    const meant = { en: `{${path}}${figure.atLeast ? '+' : ''}`, th: `${figure.atLeast ? 'กว่า ' : ''}{${path}}` }[
      locale
    ]
    return [problem(figure.atLeast ? 'exceeded' : 'exact', { name: whole, form: meant })]
  })
}

/**
 * Finds figures typed as digits. Each figure is in `facts.yaml` once, and copy refers to it by a placeholder.
 * @returns one problem for each
 */
export function typedFigures(file: string, path: KeyPath, text: string, filling: Filling): Problem[] {
  if (ownNumbers.test(`${file} ${keyOf(path)}`)) return []
  const typed =
    text
      .replace(/\{[^{}]*\}/g, '')
      .replace(formName, '')
      .replace(smallCount, '')
      .match(/[$+]?\d[\d.,]*[%M]?/g) ?? []
  // Without signs, and without the word after a space of no break: 25 ล้าน.
  const bare = (number: string) => number.replace(/^[$+]|[%M]$|\u00A0.*$/g, '')
  const problems = typed.map((digits) => {
    const [same] = [...filling.figures.values()].filter((figure) => bare(figure.text) === bare(digits))
    return same ? problem('typed', { digits, name: `{${same.path}}` }) : problem('typedNew', { digits })
  })
  return [...problems, ...moreThan(text, filling)]
}

/** The values for the placeholders of copy, and where mistakes are reported. */
export interface Filling {
  locale: Locale
  figures: Figures
  identity: Identity
  /** By placeholder name, such as `notes.time`. */
  notes: ReadonlyMap<string, string>
  report: (mistake: Mistake) => void
}

/** Copy in which every `figure: path` is replaced by the figure. */
export type Filled<Copy> = Copy extends string
  ? Copy
  : Copy extends object
    ? { [Key in keyof Copy]: Key extends 'figure' ? Figure : Filled<Copy[Key]> }
    : Copy

/** Placeholders of YAML that are filled in while a page is built or shown, not when content is loaded. */
const openPlaceholders = new Set(['name', 'day', 'n', 'total', 'words', 'year', 'title', 'from', 'to'])

const placeholder = /\{([^{}]*)\}/g

const identityWords = {
  'identity.name': 'name',
  'identity.phone': 'phone',
  'identity.email': 'email',
  'identity.website': 'website',
  'identity.address': 'addressLine',
} as const satisfies Record<string, keyof Identity>

/** The company's details by their placeholders. An unknown one is empty: `composeProse` leaves out its line. */
const identityIn = (identity: Identity) =>
  new Map([
    ...Object.entries(identityWords).map(([name, word]) => [name, identity[word]] as const),
    ...REGISTERED_DETAILS.map((detail) => [`identity.legal.${detail}`, identity.registered[detail] ?? ''] as const),
  ])

/**
 * A text with its placeholders filled in. An unknown placeholder is left in and reported.
 *
 * @param open those that are filled in later: none in Markdown
 */
export function fillInText(
  text: string,
  { figures, identity, notes }: Filling,
  unknown: (problem: Problem) => void,
  open: ReadonlySet<string> = new Set(),
): string {
  const company = identityIn(identity)
  return text.replace(placeholder, (whole, name: string) => {
    if (open.has(name)) return whole
    const known = company.get(name) ?? figures.get(name)?.text ?? notes.get(name)
    if (known !== undefined) return known
    const meant = didYouMean(name, [...figures.keys(), ...notes.keys(), ...company.keys()])
    unknown(
      meant
        ? problem('placeholderUnknownMeant', { name: whole, meant })
        : problem('placeholderUnknown', { name: whole }),
    )
    return whole
  })
}

/**
 * The checked copy of one file, ready to show in one walk: placeholders filled in and figures looked up. Placeholders and figures that
 * do not exist, and figures typed as digits, are reported.
 */
export function fillIn<Copy>(source: SourceFile, copy: Copy, filling: Filling, at: KeyPath = []): Filled<Copy> {
  const { figures, report } = filling

  function text(written: string, path: KeyPath): string | Figure {
    const mistaken = (found: Problem) => report(source.mistake(path, found))
    if (path.at(-1) === 'figure') {
      const figure = figures.get(written)
      const meant = figure ? undefined : didYouMean(written, [...figures.keys()])
      if (meant) mistaken(problem('figureUnknownMeant', { name: written, meant }))
      else if (!figure) mistaken(problem('figureUnknown', { name: written }))
      return figure ?? written
    }
    typedFigures(source.file, path, written, filling).forEach(mistaken)
    return fillInText(written, filling, mistaken, openPlaceholders)
  }

  function node(value: unknown, path: KeyPath): unknown {
    if (typeof value === 'string') return text(value, path)
    if (Array.isArray(value)) return value.map((item, index) => node(item, [...path, index]))
    if (typeof value !== 'object' || value === null || value instanceof Date) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, node(item, [...path, key])]))
  }

  return node(copy, at) as Filled<Copy>
}

/** Fills in texts of the front matter. Typed digits are allowed, as in the Markdown below it. */
export const headFiller =
  (source: SourceFile, filling: Filling) =>
  (key: string, written: string): string =>
    fillInText(written, filling, (found) => filling.report(source.mistake([key], found)))
