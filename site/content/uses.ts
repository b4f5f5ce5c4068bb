import { type KeyPath, keyOf } from './mistakes.ts'
import type { SourceFile } from './source-file.ts'

/** Where a content file names a figure or a note. */
export interface Use {
  /** From the language's folder: `home.yaml`. */
  file: string
  key: string
  /** As copy names it: `general.countries`, `notes.time`. */
  name: string
}

const placeholder = /\{([a-zA-Z]+(?:\.[a-zA-Z]+)+)\}/g

/** Titles and descriptions for search engines are on no page. */
const isOnNoPage = (path: KeyPath) => path[0] === 'description' || path.includes('meta')

/** All that a file names, in the order in which it does. */
export function usesIn({ file, data, body }: SourceFile): Use[] {
  const path = file.replace(/^content\/\w+\//, '')
  const named = (text: string, at: KeyPath) =>
    [...text.matchAll(placeholder)].map(([, name = '']) => ({ file: path, key: keyOf(at), name }))

  function within(node: unknown, at: KeyPath): Use[] {
    if (isOnNoPage(at)) return []
    if (typeof node === 'string')
      return at.at(-1) === 'figure' ? [{ file: path, key: keyOf(at), name: node }] : named(node, at)
    if (typeof node !== 'object' || node === null) return []
    return Object.entries(node).flatMap(([key, value]) => within(value, [...at, key]))
  }
  return [...within(data, []), ...named(body, [])]
}

/** The uses of figures alone: whoever names a note shows the figures that the note names. */
export function figureUses(uses: readonly Use[]): Use[] {
  const inNotes = Map.groupBy(
    uses.filter(({ file }) => file === 'notes.yaml'),
    ({ key }) => `notes.${key}`,
  )
  return uses
    .filter(({ file }) => file !== 'notes.yaml')
    .flatMap((use) => inNotes.get(use.name)?.map(({ name }) => ({ ...use, name })) ?? [use])
    .filter(({ name }) => !/^(?:notes|identity)\./.test(name))
}
