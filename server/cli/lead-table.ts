import { markdownTable } from 'markdown-table'
import stringWidth from 'string-width'
import { harmlessLine } from '../harmless-text.ts'
import { deliveryStateOf, type FoundLead, shortId } from '../leads/lead-search.ts'
import { bangkokMinute } from './bangkok-time.ts'
import { subjectOf } from './command-context.ts'

const HEADINGS = ['ID', 'RECEIVED', 'FORM', 'STAGE', 'WHO', 'DELIVERY', 'LANG', 'NAME', 'E-MAIL', 'ABOUT']

/** In letters. */
const WIDEST_CELL = 32

const LETTERS = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** Cuts between letters, so that Thai vowels and tone marks stay with their consonant. */
function cut(text: string): string {
  const letters = Array.from(LETTERS.segment(text), ({ segment }) => segment)
  return letters.length <= WIDEST_CELL ? text : `${letters.slice(0, WIDEST_CELL - 1).join('')}…`
}

function cellsOf(found: FoundLead): string[] {
  const { lead } = found
  return [
    shortId(lead.id),
    bangkokMinute(lead.received_at),
    lead.kind,
    lead.state === 'suspected_spam' ? `${lead.stage} (spam?)` : lead.stage,
    lead.handled_by ?? '-',
    deliveryStateOf(found) ?? '-',
    lead.locale,
    lead.full_name,
    lead.email,
    subjectOf(lead),
  ]
}

/** One line for each lead, aligned by the width that a terminal gives to Thai letters. */
export function leadTable(leads: readonly FoundLead[]): string {
  const rows = leads.map((found) => cellsOf(found).map((cell) => cut(harmlessLine(cell))))
  const table = markdownTable([HEADINGS, ...rows], {
    stringLength: stringWidth,
    delimiterStart: false,
    delimiterEnd: false,
  })
  return `${table}\n`
}
