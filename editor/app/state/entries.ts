import type { Locale } from '../../../contract/locale.ts'
import { NAME_KEYS } from '../../../site/content/shared-keys.ts'
import type { EntryValues, Key, MaybeValue, Node, Side, Text } from '../../protocol.ts'
import { isUnset, textsIn } from './drafts.ts'

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text)

const valueIn = ({ in: both }: Text, locale: Locale) => both[locale]?.value ?? both.all?.value

/** What people call an entry by: the first thing in it that is said to readers. */
export function nameOfEntry(entry: Node, locale: Locale): string {
  const texts = textsIn([entry]).filter((text) => !isUnset(text))
  const text = texts.find(({ input }) => input === 'text') ?? texts[0]
  return shorten(String((text && valueIn(text, locale)) ?? ''))
}

/** A value of an entry that is still to be written, by its path within the entry. */
export interface Blank {
  text: Text
  path: Key[]
}

/** The parts that a new entry has, after those of the entry before it. */
export function blanksOf(entry: Node): Blank[] {
  return textsIn([entry]).map((text) => ({ text, path: text.path.slice(entry.path.length) }))
}

/** What a new entry begins with: nothing that is said or may be left out, and the choices of the entry before it. */
export const beginningOf = ({ input, part, in: both }: Text, side: Side): MaybeValue =>
  part ? null : input === 'text' ? '' : (both[side]?.value ?? '')

/** Whether a part is a name by which code and links find the entry: each entry has one of its own. */
export const isName = ({ path, part }: Text) => !part && NAME_KEYS.has(String(path.at(-1)))

/**
 * @param typed by path and side, as JSON
 * @returns the values of each language; what is alike stands in all of them
 */
export function entryValues(
  blanks: readonly Blank[],
  sides: readonly Side[],
  typed: ReadonlyMap<string, MaybeValue>,
): EntryValues {
  return Object.fromEntries(
    sides.map((side) => [
      side,
      Object.fromEntries(
        blanks.map(({ text, path }) => {
          const shared = text.alike && sides.length > 1 ? (sides[0] as Side) : side
          const begun = isName(text) ? '' : beginningOf(text, side)
          const key = JSON.stringify([path, shared])
          return [JSON.stringify(path), typed.has(key) ? (typed.get(key) ?? null) : begun]
        }),
      ),
    ]),
  )
}
