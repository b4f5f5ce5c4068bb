import { LOCALES, type Locale, localizedPath } from '../../contract/locale.ts'
import { csvOf } from '../../file-formats/csv.ts'
import { HOW_FIELDS } from '../../site/content/ledger.ts'
import type { Content, Words } from '../../site/content/load-content.ts'
import { type Download, inEachLanguage } from '../download.ts'

const utf8 = new TextEncoder()

const linesOf = ({ ledger }: Words) => ledger.groups.flatMap(({ lines }) => lines)

/** One line for each figure, in the ledger's order, for a spreadsheet. */
function ledgerCsv(words: Words): Uint8Array {
  const { ledger } = words
  const rows = linesOf(words).map(({ figure, counted, how }) => [
    figure.path,
    figure.value,
    ...[figure.whole, counted, ...HOW_FIELDS.map((field) => how[field] ?? ledger.open)],
  ])
  return utf8.encode(csvOf([Object.values(ledger.fields), ...rows]))
}

/** What one language says of each figure, where that stands and on what terms; what is not known is null. */
function saidIn({ ledger, ...words }: Words, locale: Locale) {
  const { identity, pages } = words
  const { lead, items } = pages['media-kit'].terms
  const origin = {
    source: identity.name,
    url: `${identity.websiteLink}${localizedPath('/about', locale)}#figures`,
    terms: [lead, ...items],
  }
  const said = linesOf({ ledger, ...words }).map(({ figure, counted, how }) => {
    const fields = HOW_FIELDS.map((field) => [field, how[field] === undefined ? null : how[field]] as const)
    return [
      figure.path,
      {
        printed: figure.whole,
        counted,
        ...Object.fromEntries(fields),
      },
    ] as const
  })
  const differences = ledger.differences.items.map(({ figures, text, open }) => ({
    figures: figures.map(({ figure }) => figure.path),
    reason: text,
    open: open === undefined ? null : open,
  }))
  return { ...origin, figures: Object.fromEntries(said), differences }
}

/** The same in both languages, for programs. */
function ledgerJson(content: Content): Uint8Array {
  const numbers = linesOf(content.en).map(({ figure: { path, value, atLeast } }) => ({ path, value, atLeast }))
  const languages = Object.fromEntries(LOCALES.map((locale) => [locale, saidIn(content[locale], locale)]))
  return utf8.encode(`${JSON.stringify({ numbers, languages })}\n`)
}

const title = ({ ledger }: Words) => ledger.heading

/** What each figure of the site means, as data. */
export const ledgerFiles: readonly Download[] = [
  ...inEachLanguage({ id: 'figures', kind: 'figures', ending: 'csv', title }, (locale) => ({
    make: async (content) => ledgerCsv(content[locale]),
  })),
  {
    id: 'figures-json',
    kind: 'figures',
    languages: LOCALES,
    name: 'figures.json',
    title,
    make: async (content) => ledgerJson(content),
  },
]
