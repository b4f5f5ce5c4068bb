import { expect, test } from 'vitest'
import type { Locale } from '../../contract/locale.ts'
import { type BuiltPage, builtPages, onEvery } from './built-site.ts'

/** What the page says in its own language, one entry for each piece of text, attributes that are read included. */
function ownLines({ $, locale }: BuiltPage): string[] {
  const body = $('html').clone()
  body.find('script, style, noscript, code').remove()
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
  return [...texts, ...attributes].map((line) => line.trim()).filter((line) => line !== '')
}

/** Four Latin words in a row make a sentence; fewer are a name or a term. Addresses and keys of programs are neither. */
const englishSentence = /[A-Za-z][A-Za-z’'-]*(?:[ ,]+[A-Za-z][A-Za-z’'-]*){3,}/

const inLanguage = (locale: Locale) => builtPages.filter((page) => page.locale === locale)

test('no Thai page holds an English sentence', () => {
  onEvery(inLanguage('th'), (page) => {
    expect(ownLines(page).filter((line) => englishSentence.test(line))).toEqual([])
  })
})

test('no English page holds Thai', () => {
  onEvery(inLanguage('en'), (page) => {
    expect(ownLines(page).filter((line) => /\p{Script=Thai}/u.test(line))).toEqual([])
  })
})

/** What a browser's translator would make something else of: names, addresses, numbers, and a text that is shown for its own words. */
const AS_IS =
  '.logo, [data-language][hreflang]:not([data-language-offer] *), .site-footer a[rel~="me"], .annotated-release p[lang], code, a[href^="tel:"], a[href^="mailto:"]'

test('names, addresses and what is under the red pen are not for translators', () => {
  onEvery(builtPages, ({ $ }) => {
    const translated = $(AS_IS).filter((_, element) => {
      const isWords = $(element).is('a[href^="tel:"], a[href^="mailto:"]') && !/[@\d]/.test($(element).text())
      return !isWords && $(element).closest('[translate=no]').length === 0
    })
    expect(translated.toArray().map((element) => $.html(element))).toEqual([])
  })
})
