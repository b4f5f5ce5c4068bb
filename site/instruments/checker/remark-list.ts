import type { CheckerWords } from './checker-words.ts'
import type { Numbered } from './marked-copy.ts'
import { wordsSaid } from './report.ts'

/** The sentence of a remark with what it found, in pieces: words of the draft are quoted in it. */
export function piecesOf({ rule, n, total, name, title }: Numbered, words: CheckerWords) {
  const counted = n === undefined ? undefined : wordsSaid(n, words)
  const found: Record<string, string | number | undefined> = { n, total, name, title, words: counted }
  return words.rules[rule].text.split(/\{([a-z]+)\}/).map((piece, at) => {
    if (at % 2 === 0) return { text: piece }
    return { text: String(found[piece] ?? `{${piece}}`), isQuoted: piece === 'name' || piece === 'title' }
  })
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...inside: (Node | string)[]
) {
  const made = document.createElement(name)
  if (className) made.className = className
  made.append(...inside)
  return made
}

/** Words of the draft, which no translator of the browser is handed. */
function quoted(text: string) {
  const words = element('span', 'notranslate', text)
  words.translate = false
  return words
}

/** Writes the remarks into the list. The reason and the lesson stand where they are first needed. */
export function writeRemarks(
  list: HTMLElement,
  remarks: readonly Numbered[],
  words: CheckerWords,
  choose: (number: number, button: HTMLButtonElement) => void,
): void {
  const explained = new Set<string>()
  const items = remarks.map((remark) => {
    const button = element(
      'button',
      '',
      element('span', 'remark-number', String(remark.number)),
      ' ',
      element(
        'span',
        'remark-text',
        ...piecesOf(remark, words).map(({ text, isQuoted }) => (isQuoted ? quoted(text) : text)),
      ),
    )
    button.type = 'button'
    button.addEventListener('click', () => choose(remark.number, button))
    const item = element('li', '', button)
    const { why, href, title } = words.rules[remark.rule]
    if (!explained.has(why)) {
      explained.add(why)
      const link = element('a', '', words.learn.replace('{title}', title))
      link.href = href
      item.append(element('p', '', `${why} `, link))
    }
    return item
  })
  list.replaceChildren(...items)
}
