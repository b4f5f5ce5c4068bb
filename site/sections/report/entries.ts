import type { SiteContent } from '../../content/load-content.ts'

export type Entry = SiteContent['reportData']['entries'][number]
export type Clipping = Extract<Entry, { hour: number }>

export const filterEntries = (entries: readonly Entry[], where: SiteContent['reportData']['advice'][number]['where']) =>
  entries.filter((entry) =>
    Object.entries(where).every(([key, value]) => (entry as Record<string, unknown>)[key] === value),
  )

/** Entries where the story ran, in order of time. */
export const findClippings = (entries: readonly Entry[]): Clipping[] =>
  entries.filter((entry) => entry.result !== 'none').toSorted((one, other) => one.hour - other.hour)

export const sum = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0)

/** Hours from sending to the first clipping, to half of them and to the last. */
export function findMoments(clippings: readonly Clipping[]) {
  const hours = clippings.map(({ hour }) => hour)
  return { first: hours[0] ?? 0, half: hours[Math.ceil(hours.length / 2) - 1] ?? 0, last: hours.at(-1) ?? 0 }
}
