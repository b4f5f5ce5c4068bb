/** Places of a built page that an answer changes, and their changing as text: no part of the page is parsed again for an answer. */

import { escapeMarkup } from '../../contract/escape-markup.ts'

/** An element: where its start tag stands in the page, and where its content ends. */
export interface Spot {
  tag: { start: number; end: number }
  contentEnd: number
}

/** An element of cheerio, parsed with its places. */
interface Located {
  sourceCodeLocation?: {
    endOffset: number
    startTag?: { startOffset: number; endOffset: number }
    endTag?: { startOffset: number }
  } | null
}

/** @throws where the element was not written in the page, which a built one does not do */
export function spotOf({ sourceCodeLocation: place }: Located): Spot {
  if (!place?.startTag) throw new Error('spotOf: an element has no tag in the page')
  const { startOffset: start, endOffset: end } = place.startTag
  return { tag: { start, end }, contentEnd: place.endTag?.startOffset ?? end }
}

/** An attribute as it is written in a tag, after what parts it from what stands before. */
const ATTRIBUTE = /\s+([^\s=/>]+)(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g

/** A start tag in its parts, attributes by their names. */
interface Tag {
  opening: string
  attributes: Map<string, string>
  closing: string
}

/** Takes a tag of a built page apart. What a stranger asked is put in afterwards and never read again, so its length costs nothing. */
const tagFrom = (html: string): Tag => ({
  opening: /^<[^\s/>]+/.exec(html)?.[0] ?? '',
  attributes: new Map([...html.matchAll(ATTRIBUTE)].map(({ 0: written, 1: name = '' }) => [name, written])),
  closing: html.endsWith('/>') ? '/>' : '>',
})

const textOf = ({ opening, attributes, closing }: Tag) => opening + [...attributes.values()].join('') + closing

/** An item of a list; a link where it leads somewhere. */
interface Item {
  text: string
  href?: string
}

function itemMarkup({ text, href }: Item): string {
  const said = escapeMarkup(text)
  return `<li>${href === undefined ? said : `<a href="${escapeMarkup(href)}">${said}</a>`}</li>`
}

export type PageChanges = ReturnType<typeof changesOf>

/** Collects changes of a page's elements; each of them may be changed more than once. */
export function changesOf(html: string) {
  const tags = new Map<Spot, Tag>()
  const contents = new Map<Spot, string>()
  const attributesOf = (spot: Spot) => {
    const tag = tags.get(spot) ?? tagFrom(html.slice(spot.tag.start, spot.tag.end))
    tags.set(spot, tag)
    return tag.attributes
  }
  return {
    removeAttribute(spot: Spot, name: string) {
      attributesOf(spot).delete(name)
    },
    setAttribute(spot: Spot, name: string, value = '') {
      const attributes = attributesOf(spot)
      attributes.delete(name)
      attributes.set(name, ` ${name}="${escapeMarkup(value)}"`)
    },
    setText(spot: Spot, text: string) {
      contents.set(spot, escapeMarkup(text))
    },
    /** Adds an option to the end of a list. */
    addOption(spot: Spot, value: string) {
      const inside = html.slice(spot.tag.end, spot.contentEnd)
      contents.set(spot, `${inside}<option value="${escapeMarkup(value)}" selected="">${escapeMarkup(value)}</option>`)
    },
    /** Makes these the only items of a list. */
    setItems(spot: Spot, items: readonly Item[]) {
      contents.set(spot, items.map(itemMarkup).join(''))
    },
    /** The page with all of them. */
    text() {
      const edits = [
        ...[...tags].map(([{ tag }, parts]) => ({ ...tag, text: textOf(parts) })),
        ...[...contents].map(([{ tag, contentEnd }, text]) => ({ start: tag.end, end: contentEnd, text })),
      ].sort((a, b) => a.start - b.start || a.end - b.end)
      let written = ''
      let read = 0
      for (const { start, end, text } of edits) {
        if (start < read) throw new Error('changesOf: a place was changed within another')
        written += html.slice(read, start) + text
        read = end
      }
      return written + html.slice(read)
    },
  }
}
