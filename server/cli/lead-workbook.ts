import { LANGUAGE_TAGS, type Locale } from '../../contract/locale.ts'
import { spreadsheet } from '../../file-formats/spreadsheet.ts'
import type { Cell, Look } from '../../file-formats/workbook.ts'
import type { FoundLead } from '../leads/lead-search.ts'
import { historyText } from './lead-export.ts'
import type { Words } from './words/words.ts'
import type { ZonedTime } from './zoned-time.ts'

/** What fits into a cell. */
const MAX_CHARACTERS = 32_767

/** Fonts that come with Excel and have the letters of the language, and of Thai names in an English sheet. */
const FONT = { en: 'Arial', th: 'Leelawadee UI' } as const satisfies Record<Locale, string>

/** A column of the workbook: its heading, its width in characters, and what a lead has there. */
interface SheetColumn {
  heading: string
  width: number
  look: Look
  value(found: FoundLead): Cell['value'] | null
}

function sheetColumns({ labels, values, sheet }: Words, time: ZonedTime): SheetColumn[] {
  const column =
    (look: Look) =>
    (heading: string, width: number, value: SheetColumn['value']): SheetColumn => ({ heading, width, look, value })
  const [moment, text] = [column('moment'), column('text')]
  return [
    moment(labels.received_at + time.label, 17, ({ lead }) => time.wall(lead.received_at)),
    text(labels.kind, 11, ({ lead }) => values.kind[lead.kind]),
    text(labels.stage, 14, ({ lead: { state, stage } }) =>
      state === 'accepted' ? values.stage[stage] : values.state[state],
    ),
    text(sheet.who, 14, ({ lead }) => lead.handled_by),
    text(labels.service_interest, 14, ({ lead }) => lead.service_interest && values.plan[lead.service_interest]),
    text(labels.locale, 10, ({ lead }) => values.locale[lead.locale]),
    text(labels.full_name, 24, ({ lead }) => lead.full_name),
    text(labels.email, 30, ({ lead }) => lead.email),
    text(labels.company_name, 28, ({ lead }) => lead.company_name),
    text(labels.phone_number, 18, ({ lead }) => lead.phone_number),
    text(labels.subject, 32, ({ lead }) => lead.subject),
    text(sheet.message, 60, ({ lead }) => lead.message),
    text(sheet.history, 44, ({ followUps }) => historyText(followUps, time, values.step)),
    text(labels.id, 38, ({ lead }) => lead.id),
  ]
}

/** Leads as a workbook: one table with a filter for each column. Texts stay texts, whatever they begin with. */
export function leadWorkbook(leads: readonly FoundLead[], language: Locale, words: Words, time: ZonedTime): Uint8Array {
  const columns = sheetColumns(words, time)
  const cell = (value: Cell['value'] | null, look: Look): Cell => ({
    value: typeof value === 'string' ? value.slice(0, MAX_CHARACTERS) : (value ?? ''),
    look,
  })
  const rows = leads.map((found) => columns.map(({ value, look }) => cell(value(found), look)))
  const properties = {
    title: words.sheet.name,
    subject: words.sheet.name,
    creator: 'leads',
    language: LANGUAGE_TAGS[language],
  }
  return spreadsheet({
    sheets: [
      {
        name: words.sheet.name,
        widths: columns.map(({ width }) => width),
        rows: [columns.map(({ heading }) => cell(heading, 'header')), ...rows],
        table: { name: 'Leads', frozenColumns: 1 },
      },
    ],
    names: {},
    font: FONT[language],
    dateFormat: 'yyyy-mm-dd',
    properties,
  })
}
