import { z } from 'zod'
import { asMessage } from '../../problems.ts'
import { text, titled } from '../pieces.ts'

/** The columns of the sheet of contacts, in their order. */
export const contactColumns = [
  'outlet',
  'kind',
  'field',
  'desk',
  'courtesy',
  'name',
  'otherName',
  'position',
  'email',
  'phone',
  'line',
  'language',
  'channel',
  'hours',
  'story',
  'basis',
  'source',
  'informed',
  'checked',
  'status',
  'note',
] as const
export type ContactColumn = (typeof contactColumns)[number]

/** The columns of the sheet of what was sent. */
export const sentColumns = [
  'date',
  'release',
  'outlet',
  'person',
  'angle',
  'channel',
  'result',
  'link',
  'lesson',
] as const
export type SentColumn = (typeof sentColumns)[number]

/** What a cell may offer to choose from. */
export const contactLists = ['kind', 'field', 'courtesy', 'language', 'channel', 'basis', 'status', 'result'] as const
export type ContactList = (typeof contactLists)[number]

const inOrder = (ids: readonly string[]) =>
  [
    (columns: { id: string }[]) => columns.map(({ id }) => id).join() === ids.join(),
    asMessage('inOrder', { ids: ids.join(', ') }),
  ] as const

const choices = z.array(text).min(2)
/** The position in a list, from 0. */
const choice = z.int().min(0)
const day = z.iso.date()

export const mediaContactDatabaseSchema = z.strictObject({
  title: text,
  subject: text,
  /** At most 31 characters each, as programs allow. */
  sheets: z.strictObject({
    start: text.max(31),
    contacts: text.max(31),
    sent: text.max(31),
    lists: text.max(31),
    law: text.max(31),
  }),
  start: z.strictObject({ heading: text, intro: text, steps: z.array(text).min(1), note: text }),
  columns: z
    .array(z.strictObject({ id: z.enum(contactColumns), name: text, hint: z.string() }))
    .refine(...inOrder(contactColumns)),
  sentColumns: z.array(z.strictObject({ id: z.enum(sentColumns), name: text })).refine(...inOrder(sentColumns)),
  /** The kinds and fields of the network come from the home page; these stand after them. */
  lists: z.strictObject({
    moreKinds: choices,
    moreFields: choices,
    courtesy: choices,
    language: choices,
    channel: choices,
    basis: choices,
    status: choices,
    result: choices,
  }),
  listNames: z.record(z.enum(contactLists), text),
  network: z.strictObject({ heading: text, abroad: text, thailand: text }),
  errors: z.strictObject({ list: text, date: text, email: text }),
  /** Invented people; their status is the last one of the list. */
  samples: z.array(
    z.strictObject({
      outlet: text,
      kind: choice,
      field: choice,
      desk: text,
      courtesy: choice,
      name: text,
      otherName: text,
      position: text,
      email: text,
      phone: text,
      line: text,
      language: choice,
      channel: choice,
      hours: text,
      story: text,
      basis: choice,
      source: text,
      informed: day,
      checked: day,
      note: text,
    }),
  ),
  law: z.strictObject({
    heading: text,
    intro: text,
    rows: z.array(titled).min(1),
    notice: z.strictObject({ heading: text, text }),
  }),
})
