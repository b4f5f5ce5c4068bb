/** The workbook for media contacts, with sheets for people, sent releases and data protection. */
import { LANGUAGE_TAGS, type Locale } from '../../contract/locale.ts'
import type { SiteContent } from '../../site/content/load-content.ts'
import {
  type ContactColumn,
  type ContactList,
  contactLists,
  type SentColumn,
} from '../../site/content/schemas/resources.ts'
import { type Cell, type Column, columnName, createSpreadsheet, type Look, type Sheet } from './spreadsheet.ts'

type Database = SiteContent['resources']['media-contact-database']

/** The widths of columns in characters. */
const WIDTHS: Partial<Record<ContactColumn | SentColumn, number>> = {
  outlet: 26,
  kind: 24,
  courtesy: 13,
  email: 30,
  line: 16,
  language: 14,
  story: 34,
  basis: 22,
  source: 28,
  informed: 14,
  checked: 14,
  status: 16,
  note: 40,
  date: 14,
  release: 36,
  angle: 32,
  link: 34,
  lesson: 40,
}

const DATES: readonly (ContactColumn | SentColumn)[] = ['informed', 'checked', 'date']

/** A column with the name of a list takes its values from that list. */
const kindOf = (id: ContactColumn | SentColumn) => ({
  width: WIDTHS[id] ?? 20,
  look: (DATES.includes(id) ? 'date' : 'text') as Look,
  list: contactLists.find((list) => list === id),
})

const FONT = { en: 'Arial', th: 'Leelawadee UI' } as const
/** The Thai format includes the Buddhist calendar. */
const DATE_FORMAT = { en: '[$-409]d mmm yyyy', th: '[$-107041E]d mmm yyyy' } as const

/** Days after which a contact must be checked again. */
const STALE_DAYS = 180

const removeDuplicates = (items: readonly string[]) => [...new Set(items)]
const labels = (chart: { items: readonly { label: string }[] }) => chart.items.map(({ label }) => label)

/** Collects the value lists. The lists of kinds and fields start with the values of the outlet network. */
function collectLists({ home, resources }: SiteContent): Record<ContactList, string[]> {
  const { lists } = resources['media-contact-database']
  return {
    ...lists,
    kind: removeDuplicates([...home.thai.partners.kinds, ...home.international.partners.kinds, ...lists.kind]),
    field: removeDuplicates([
      ...labels(home.international.industries),
      ...labels(home.thai.industries),
      ...lists.field,
    ]),
  }
}

interface NamedColumn {
  id: ContactColumn | SentColumn
  name: string
  hint?: string
}

/** The rule of a column: a list, a date or an address. */
function ruleOf(id: NamedColumn['id'], column: number, errors: Database['errors']): Column['rule'] {
  const { list, look } = kindOf(id)
  const first = `${columnName(column)}2`
  if (list) return { type: 'list', formula: `list_${list}`, error: errors.list }
  // The first of January 2000.
  if (look === 'date') return { type: 'date', formula: '36526', error: errors.date }
  if (id !== 'email') return undefined
  const formula = `AND(ISNUMBER(FIND("@",${first})),ISERROR(FIND(" ",${first})))`
  return { type: 'custom', formula, error: errors.email }
}

const createTableSheet = (
  { errors, sheets }: Database,
  table: 'contacts' | 'sent',
  columns: readonly NamedColumn[],
  rows: readonly (readonly Cell[])[],
): Sheet => ({
  name: sheets[table],
  columns: columns.map(({ id, name, hint }, column): Column => {
    const { width, look } = kindOf(id)
    return { width, look, rule: ruleOf(id, column, errors), hint: hint ? { title: name, text: hint } : undefined }
  }),
  rows: [columns.map(({ name }) => ({ value: name, look: 'header' })), ...rows],
  table,
})

function createContactsSheet(database: Database, lists: Record<ContactList, string[]>): Sheet {
  const sampleStatus = lists.status.at(-1) ?? ''
  const stop = lists.status.at(-2) ?? ''
  const rows = database.samples.map((sample) =>
    database.columns.map(({ id }): Cell => {
      if (id === 'status') return { value: sampleStatus, look: 'text' }
      const value = sample[id]
      const { list, look } = kindOf(id)
      if (look === 'date') return { value: new Date(value), look }
      return { value: list && typeof value === 'number' ? (lists[list][value] ?? '') : String(value), look }
    }),
  )
  const at = (id: ContactColumn) => database.columns.findIndex((column) => column.id === id)
  const cell = (id: ContactColumn) => `$${columnName(at(id))}2`
  return {
    ...createTableSheet(database, 'contacts', database.columns, rows),
    marked: [
      { formula: `${cell('status')}="${stop}"`, as: 'silent' },
      {
        formula: `AND(ISNUMBER(${cell('checked')}),TODAY()-${cell('checked')}>${STALE_DAYS})`,
        as: 'stale',
        column: at('checked'),
      },
    ],
  }
}

/** Creates a sheet with the value lists in columns, and the number of outlets for each field. */
function createListsSheet(content: SiteContent, lists: Record<ContactList, string[]>): Sheet {
  const { sheets, listNames, network } = content.resources['media-contact-database']
  const { international, thai } = content.home
  const outlets = [
    [{ value: network.heading, look: 'field' as const }],
    ...[
      { where: network.abroad, chart: international.industries },
      { where: network.thailand, chart: thai.industries },
    ].flatMap(({ where, chart }) =>
      chart.items.map(({ label, figure }): Cell[] => [{ value: `${label} (${where})` }, { value: figure.value }]),
    ),
  ]
  const longest = Math.max(outlets.length, ...contactLists.map((name) => lists[name].length + 1))
  return {
    name: sheets.lists,
    columns: [...contactLists.map(() => 26), 4, 34, 10].map((width) => ({ width })),
    rows: Array.from({ length: longest }, (_, row) => [
      ...contactLists.map(
        (name): Cell =>
          row === 0 ? { value: listNames[name], look: 'header' } : { value: lists[name][row - 1] ?? '', look: 'text' },
      ),
      { value: '' },
      ...(outlets[row] ?? []),
    ]),
  }
}

/** Creates a sheet of text: a heading, an introduction, and rows with a title or number on the left. */
const createTextSheet = (
  name: string,
  width: number,
  { heading, intro }: { heading: string; intro: string },
  rows: readonly (readonly [title: string | number, text: string])[],
  last: readonly Cell[],
): Sheet => ({
  name,
  columns: [{ width }, { width: 96 }],
  rows: [
    [{ value: heading, look: 'title' }],
    [],
    [{ value: '' }, { value: intro }],
    [],
    ...rows.map(([title, text]): Cell[] => [{ value: title, look: 'field' }, { value: text }]),
    [],
    last,
  ],
})

export function createMediaContactDatabase(content: SiteContent, locale: Locale): Uint8Array {
  const database = content.resources['media-contact-database']
  const { sheets, start, law } = database
  const lists = collectLists(content)
  const steps = start.steps.map((step, index) => [index + 1, step] as const)
  const rules = law.rows.map(({ title, text }) => [title, text] as const)
  const notice: Cell[] = [{ value: law.notice.heading, look: 'field' }, { value: law.notice.text }]
  const listCells = `'${sheets.lists.replaceAll("'", "''")}'`
  const rangeOf = (column: number) => {
    const name = columnName(column)
    // The range grows with the list, so that added values are included.
    return `OFFSET(${listCells}!$${name}$2,0,0,COUNTA(${listCells}!$${name}$2:$${name}$200),1)`
  }
  return createSpreadsheet({
    sheets: [
      createTextSheet(sheets.start, 4, start, steps, [{ value: '' }, { value: start.note, look: 'quiet' }]),
      createContactsSheet(database, lists),
      createTableSheet(database, 'sent', database.sentColumns, []),
      createListsSheet(content, lists),
      createTextSheet(sheets.law, 34, law, rules, notice),
    ],
    names: Object.fromEntries(contactLists.map((name, column) => [`list_${name}`, rangeOf(column)])),
    font: FONT[locale],
    dateFormat: DATE_FORMAT[locale],
    properties: {
      title: database.title,
      subject: database.subject,
      creator: content.identity.name,
      language: LANGUAGE_TAGS[locale],
    },
  })
}
