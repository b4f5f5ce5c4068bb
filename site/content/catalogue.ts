import type { Locale } from '../../contract/locale.ts'

/** What stands for `<name>` and its like: a list for `<keys>`, which are names of fields, and for `<choices>`. */
export type Told = Readonly<Record<string, string | number | readonly string[]>>

/** A sentence of a catalogue, to be said in whichever language it is read: which one, and what it tells of the case. */
export interface Sentence<Id extends string = string> {
  id: Id
  told: Told
}

/** How fields and choices are called where they are not by their own names. */
type Names = Readonly<Record<'keys' | 'choices', Readonly<Record<string, string>>>>

const BETWEEN: Record<Locale, Record<keyof Names, string>> = {
  en: { keys: ', ', choices: ' or ' },
  th: { keys: ' ', choices: ' หรือ ' },
}

/** Says the sentences of a catalogue. `<name>` stands in them for what is told of the case. */
export const sayer =
  <Id extends string>(messages: Readonly<Record<Id, Record<Locale, string>>>) =>
  ({ id, told }: Sentence<Id>, locale: Locale, names: Names = { keys: {}, choices: {} }): string =>
    messages[id][locale].replace(/<([a-z]+)>/g, (slot, name: string) => {
      const value = told[name] ?? slot
      if (typeof value !== 'object') return String(value)
      const kind = name as keyof Names
      return value.map((one) => names[kind][one] ?? one).join(BETWEEN[locale][kind])
    })
