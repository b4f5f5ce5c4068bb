import { deliveryStateOf, type FoundLead } from '../leads/lead-search.ts'
import type { Paint, Tone } from './colour.ts'
import { aboutOf } from './lead-about.ts'
import { printable } from './printable.ts'
import { type Column, headingLine, type Layout, layOut, rowLine, widthsFor } from './table-layout.ts'
import type { Words } from './words/words.ts'
import type { ZonedTime } from './zoned-time.ts'

/** A lead as a row of a table: with the shortest name that means it alone. */
export interface ListedLead extends FoundLead {
  short: string
}

const STAGE_TONES: Record<FoundLead['lead']['stage'], Tone> = {
  new: 'waits',
  taken: 'under-way',
  answered: 'done',
  closed: 'quiet',
}

const MINUTE_WIDTH = '2026-11-22 01:22'.length

/** The columns of leads for people, in the tool's language and time zone. */
export function leadColumns(words: Words, time: ZonedTime): Column<ListedLead>[] {
  const { headings, values } = words
  const column = (
    heading: string,
    [least, good, most, rank]: readonly [number, number, number, number],
    cell: (listed: ListedLead) => string,
    tone: Column<ListedLead>['tone'] = () => undefined,
  ): Column<ListedLead> => ({ heading, least, good, most, rank, cell: (row) => printable(cell(row)), tone })
  return [
    column(headings.id, [6, 6, 36, 0], ({ short }) => short),
    column(headings.received(time.label), [MINUTE_WIDTH, MINUTE_WIDTH, MINUTE_WIDTH + 12, 0], ({ lead }) =>
      time.minute(lead.received_at),
    ),
    column(headings.form, [7, 8, 12, 6], ({ lead }) => values.kind[lead.kind]),
    column(
      headings.stage,
      [8, 12, 17, 1],
      ({ lead: { state, stage } }) => (state === 'accepted' ? values.stage[stage] : values.state[state]),
      ({ lead: { state, stage } }) => (state === 'accepted' ? STAGE_TONES[stage] : 'quiet'),
    ),
    column(headings.who, [4, 8, 12, 3], ({ lead }) => lead.handled_by ?? '-'),
    column(
      headings.delivery,
      [8, 9, 12, 5],
      (listed) => {
        const state = deliveryStateOf(listed)
        return state === undefined ? '-' : values.delivery[state]
      },
      (listed) => (deliveryStateOf(listed) === 'dead' ? 'wrong' : undefined),
    ),
    column(headings.language, [2, 4, 4, 7], ({ lead }) => lead.locale),
    column(headings.name, [12, 14, 24, 0], ({ lead }) => lead.full_name),
    column(headings.email, [14, 20, 32, 4], ({ lead }) => lead.email),
    column(headings.about, [12, 20, Number.POSITIVE_INFINITY, 2], ({ lead }) => aboutOf(lead, words).join(', ')),
  ]
}

/** A table for people: aligned by displayed width, and no wider than the terminal. */
export function leadTable(
  leads: readonly ListedLead[],
  columns: readonly Column<ListedLead>[],
  room: number,
  paint: Paint,
) {
  const layout = layOut(columns, widthsFor(columns, leads), room)
  return headingLine(layout, paint) + leads.map((listed) => rowLine(layout, listed, paint)).join('')
}

/** The layout of leads that are not known yet. */
export const layoutAhead = (columns: readonly Column<ListedLead>[], room: number): Layout<ListedLead> =>
  layOut(
    columns,
    columns.map(({ good, most }) => (Number.isFinite(most) ? good : room)),
    room,
  )

/** For programs: one line a lead, tabs between the columns, whole values, no headings. */
export function leadLine(found: FoundLead, words: Words, time: ZonedTime): string {
  const { id, received_at, kind, state, locale, full_name, email, stage, handled_by } = found.lead
  const about = aboutOf(found.lead, words).join(', ')
  const cells = [
    id,
    time.whole(received_at),
    kind,
    state,
    deliveryStateOf(found) ?? '-',
    locale,
    full_name,
    email,
    about,
  ]
  return `${[...cells, stage, handled_by ?? '-'].map(printable).join('\t')}\n`
}
