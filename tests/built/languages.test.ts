import { describe, expect, test } from 'vitest'
import { type BuiltPage, builtPages } from './built-site.ts'

/** What the page says in its own language, one entry for each piece of text, attributes that are read included. */
function ownLines({ $, locale }: BuiltPage): string[] {
  const body = $('html').clone()
  body.find('script, style, noscript, code, astro-island > template').remove()
  body.find('[lang]').each((_, element) => {
    if ($(element).attr('lang') !== locale) $(element).remove()
  })
  const texts = body
    .find('*')
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' ? [node.data] : []))
  const attributes = body
    .find('[aria-label], [alt], [title], [placeholder], meta[content]')
    .toArray()
    .flatMap((element) =>
      ['aria-label', 'alt', 'title', 'placeholder', 'content'].map((name) => $(element).attr(name) ?? ''),
    )
  return [...texts, ...attributes].map((line) => line.replaceAll('\u2060', '').trim()).filter((line) => line !== '')
}

/** Four Latin words in a row make a sentence; fewer are a name or a term. Addresses and keys of programs are neither. */
const englishSentence = /[A-Za-z][A-Za-z’'-]*(?:[ ,]+[A-Za-z][A-Za-z’'-]*){3,}/

describe.each(builtPages.filter(({ locale }) => locale === 'th'))('$path', (page) => {
  test('holds no English sentence', () => {
    expect(ownLines(page).filter((line) => englishSentence.test(line))).toEqual([])
  })
})

describe.each(builtPages.filter(({ locale }) => locale === 'en'))('$path', (page) => {
  test('holds no Thai', () => {
    expect(ownLines(page).filter((line) => /\p{Script=Thai}/u.test(line))).toEqual([])
  })
})
