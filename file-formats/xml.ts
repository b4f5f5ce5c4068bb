/** XML in pieces: what Office files are made of. */
import { escapeMarkup } from '../contract/escape-markup.ts'

/** What no XML can hold (XML 1.0, 2.2): control characters, and halves of characters. */
const IMPOSSIBLE = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

export const escapeXml = (text: string) => escapeMarkup(text.replace(IMPOSSIBLE, ''))

type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element; attributes without a value are left out. */
export function element(name: string, attributes: Attributes = {}, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('')
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`
}
