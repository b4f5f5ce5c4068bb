/** A page as it were without one of its sections: without its markup, and without the styles that nothing else in it needs. */
import { load } from 'cheerio'

type Asked = { attribs: Record<string, string>; parent: unknown }

const isElement = (node: unknown): node is Asked => typeof node === 'object' && node !== null && 'attribs' in node

function languageOf(element: Asked): string | undefined {
  const { attribs, parent } = element
  return attribs.lang ?? (isElement(parent) ? languageOf(parent) : undefined)
}

/** States that come and go are taken as there: whose styles they are does not depend on them. */
const STATES = [
  'hover',
  'focus',
  'focus-visible',
  'focus-within',
  'active',
  'target',
  'checked',
  'disabled',
  'popover-open',
]
const pseudos = {
  ...Object.fromEntries(STATES.map((state) => [state, () => true])),
  lang: (element: Asked, language?: string | null) => languageOf(element) === language,
}

const parse = (html: string) => load(html, { sourceCodeLocationInfo: true, pseudos })

/** Where the next of these signs stands that is within no brackets and no quotes; the end where there is none. */
function nextSign(css: string, signs: string, from: number): number {
  let depth = 0
  for (let at = from; at < css.length; at += 1) {
    const sign = css.charAt(at)
    if (depth === 0 && signs.includes(sign)) return at
    if (sign === '\\') at += 1
    else if (sign === '"' || sign === "'") {
      const end = css.indexOf(sign, at + 1)
      if (end < 0) return css.length
      at = end
    } else if ('([{'.includes(sign)) depth += 1
    else if (')]}'.includes(sign)) depth -= 1
  }
  return css.length
}

function selectorsIn(list: string): string[] {
  const end = nextSign(list, ',', 0)
  return end === list.length ? [list] : [list.slice(0, end), ...selectorsIn(list.slice(end + 1))]
}

/** These styles with the selectors that are kept; a rule that has none of them goes, and what holds no rule afterwards. */
function withSelectors(css: string, isKept: (selector: string, rule: string) => boolean): string {
  let kept = ''
  for (let at = 0; at < css.length; ) {
    const open = nextSign(css, '{;', at)
    if (css.charAt(open) !== '{') {
      kept += css.slice(at, open + 1)
      at = open + 1
      continue
    }
    const close = nextSign(css, '}', open + 1)
    const [head, body] = [css.slice(at, open), css.slice(open + 1, close)]
    at = close + 1
    if (/^\s*@(?:layer|media|supports|container)\b/.test(head)) {
      const inner = withSelectors(body, isKept)
      if (inner.trim() !== '') kept += `${head}{${inner}}`
    } else if (head.trim().startsWith('@')) kept += `${head}{${body}}`
    else {
      const selectors = selectorsIn(head).filter((selector) => isKept(selector, `${head}{${body}}`.trim()))
      if (selectors.length > 0) kept += `${selectors.join(',')}{${body}}`
    }
  }
  return kept
}

const DRAWN = /::?(?:before|after|marker|placeholder|backdrop|first-letter|details-content|-webkit-[\w-]+)(?![\w-])/g

/** The elements that a selector is about, without what is drawn at them. */
const elementsOf = (selector: string) =>
  selector.replace(DRAWN, '').replace(/(^|[\s>+~(,])(?=$|[\s>+~),])/g, (before) => `${before}*`)

const STYLES = /(<style[^>]*>)(.*?)(?=<\/style>)/gs

/**
 * A rule is the section's where one of its elements is there and all of them are gone with it, or where it names a class that is gone with
 * it: a state that is not there yet has its styles already.
 *
 * @param common a page without sections: what it has of styles too, the page has not because of the section
 */
export function withoutSection(html: string, section: string, common: string): string {
  const page = parse(html)
  const place = page(section).get(0)?.sourceCodeLocation
  if (!place) throw new Error(`it has no ${section}`)
  const rest = html.slice(0, place.startOffset) + html.slice(place.endOffset)
  const without = parse(rest)
  const isGone = (elements: string) => page(elements).length > 0 && without(elements).length === 0
  const isKept = (selector: string, rule: string) => {
    const elements = elementsOf(selector.trim())
    if (common.includes(rule) || without(elements).length > 0) return true
    return !isGone(elements) && !(elements.match(/[.#][a-z][\w-]*/gi) ?? []).some((name) => isGone(name))
  }
  return rest.replaceAll(STYLES, (_, tag: string, css: string) => tag + withSelectors(css, isKept))
}
