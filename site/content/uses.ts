import { type KeyPath, keyOf } from './mistakes.ts'
import type { SourceFile } from './source-file.ts'
import { textsIn } from './texts-in.ts'

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
  const inFolder = file.replace(/^content\/\w+\//, '')
  const uses = [...textsIn(data), { text: body, path: [] }].filter(({ path }) => !isOnNoPage(path))
  return uses.flatMap(({ text, path }) => {
    const names = path.at(-1) === 'figure' ? [text] : [...text.matchAll(placeholder)].map(([, name = '']) => name)
    return names.map((name) => ({ file: inFolder, key: keyOf(path), name }))
  })
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
