import { markdownToHtml } from 'satteri'
import type { Locale } from '../../contract/locale.ts'
import type { Words } from '../../site/content/load-content.ts'
import { composeProse } from '../../site/content/prose.ts'
import { readSource } from '../../site/content/source-file.ts'

/**
 * A text in Markdown as a page shows it, figures filled in.
 * @param words those of its language; without them, while the content has a mistake, figures stay as they are written
 */
export function proseIn(body: string, locale: Locale, words: Words | undefined): string {
  if (!words) return markdownToHtml(body, { features: { gfm: true, smartPunctuation: true } }).html
  const { figures, identity, notes } = words
  const filling = {
    locale,
    figures,
    identity,
    notes: new Map(Object.entries(notes).map(([name, note]) => [`notes.${name}`, note])),
    report: () => undefined,
  }
  return composeProse(readSource('content/preview.md', `---\npreview: true\n---\n${body}`), filling).html
}
