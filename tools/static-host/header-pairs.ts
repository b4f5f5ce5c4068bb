export type Headers = Readonly<Record<string, string>>

/** Headers by their names, of a list as `writeHead` takes it. */
export const headerPairs = (list: readonly string[]): Headers =>
  Object.fromEntries(
    list.flatMap((name, position) => (position % 2 === 0 ? [[name, list[position + 1] ?? ''] as const] : [])),
  )
