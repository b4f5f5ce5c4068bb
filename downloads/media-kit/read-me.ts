import { LOCALES, type Locale, localizedPath } from '../../contract/locale.ts'
import type { Content, Words } from '../../site/content/load-content.ts'

const NAMES: Record<Locale, string> = { en: 'READ-ME.txt', th: 'โปรดอ่าน.txt' }

/** The files of the kit, as the content lists them. */
export type KitId = 'logos' | 'pictures' | 'fact-sheet' | 'style-guide' | 'network-maps'

export function itemOf(words: Words, id: KitId) {
  const item = words.pages['media-kit'].resources.items.find((candidate) => candidate.id === id)
  if (!item) throw new RangeError(`The media kit lists no ${id}`)
  return item
}

function text(words: Words, locale: Locale, id: KitId, notes: readonly string[]): string {
  const { title, description } = itemOf(words, id)
  const { terms, contact } = words.pages['media-kit']
  const { name, phone, email, websiteLink } = words.identity
  const paragraphs = [
    `${name} – ${title}\r\n${websiteLink}${localizedPath('/media-kit', locale)}`,
    description,
    ...notes,
    `${terms.heading}\r\n${terms.lead}`,
    terms.items.map((item) => `- ${item}`).join('\r\n'),
    `${contact.heading}\r\n${contact.name}, ${contact.role}\r\n${phone} · ${email}`,
    '###',
  ]
  return `\uFEFF${paragraphs.join('\r\n\r\n')}\r\n`
}

/** What an archive says of itself in both languages: what is in it, on what terms, and whom to ask. */
export function readMes(
  content: Content,
  id: KitId,
  notes: (words: Words, locale: Locale) => readonly string[],
): Map<string, string> {
  return new Map(
    LOCALES.map((locale) => [NAMES[locale], text(content[locale], locale, id, notes(content[locale], locale))]),
  )
}
