import { LOCALES } from '../../../contract/locale.ts'
import { plainText } from '../../../contract/plain-text.ts'
import type { ContentFile, Everything, Text } from '../../protocol.ts'
import { isUnset, textsIn } from './drafts.ts'

export interface Found {
  file: ContentFile
  /** Absent where the words are in the text below the front matter. */
  text?: Text
}

/** As it is compared: no marks that nobody sees, no differences of capitals. */
const plain = (text: string) => plainText(text.normalize('NFC')).replaceAll('¦', '').toLowerCase()

/** The text as it is written, and as it is read: with its figures. */
function haystack(value: string, figures: Everything['figures']): string {
  const read = LOCALES.map((locale) =>
    value.replace(/\{([^{}]*)\}/g, (whole, name: string) => figures[name]?.[locale] ?? whole),
  )
  return plain([value, ...read].join('\n'))
}

/** Every text that has all the words, in whichever language, in the order of the files. */
export function findTexts({ files, figures }: Pick<Everything, 'files' | 'figures'>, asked: string): Found[] {
  const words = plain(asked).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const has = (values: readonly unknown[]) =>
    values.some((value) => {
      const text = haystack(String(value), figures)
      return words.every((word) => text.includes(word))
    })
  return files.flatMap((file): Found[] => [
    ...textsIn(file.nodes)
      .filter((text) => !isUnset(text))
      .filter(({ path, in: both }) => has([...Object.values(both).map(({ value }) => value ?? ''), path.join('.')]))
      .map((text) => ({ file, text })),
    ...(file.body && has(Object.values(file.body).map(({ value }) => value)) ? [{ file }] : []),
  ])
}
