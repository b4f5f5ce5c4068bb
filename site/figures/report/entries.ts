import type { Words } from '../../content/load-content.ts'

export type Entry = Words['reportData']['entries'][number]
export type Clipping = Extract<Entry, { hour: number }>

/** The entries that match the given conditions. */
export const entriesWith = (entries: readonly Entry[], where: Words['reportData']['advice'][number]['where']) =>
  entries.filter((entry) =>
    Object.entries(where).every(([key, value]) => (entry as Record<string, unknown>)[key] === value),
  )

/** Where the story ran, the first first. */
export const clippingsOf = (entries: readonly Entry[]): Clipping[] =>
  entries.filter((entry) => entry.result !== 'none').toSorted((one, other) => one.hour - other.hour)

export const sumOf = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0)

/** When the first came, half of all, and the last: hours after sending. */
export function momentsOf(clippings: readonly Clipping[]) {
  const hours = clippings.map(({ hour }) => hour)
  return { first: hours[0] ?? 0, half: hours[Math.ceil(hours.length / 2) - 1] ?? 0, last: hours.at(-1) ?? 0 }
}
