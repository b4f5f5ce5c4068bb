import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import { getContent } from '../../site/content/content.ts'
import { isSample } from '../support/sample.ts'
import { builtPages, onEvery, textOf } from './built-site.ts'

const plain = (text: string) => text.replace(/\s/g, '')

/** All texts of the pages in a language: text, attributes and props of islands. */
const collectTexts = (locale: Locale) =>
  builtPages
    .filter((page) => page.locale === locale)
    .map(({ $ }) => {
      const attributes = $('*')
        .toArray()
        .flatMap((element) => ('attribs' in element ? Object.values(element.attribs) : []))
      return plain([$.root().text(), ...attributes].join('\n').replaceAll('\\"', '"'))
    })
    .join('\n')

/** Every line of copy by its key, without figures. */
function linesOf(node: unknown, key: string): { key: string; text: string }[] {
  if (typeof node === 'string') return [{ key, text: node }]
  if (typeof node !== 'object' || node === null || 'fullText' in node) return []
  return Object.entries(node).flatMap(([name, value]) => linesOf(value, `${key}.${name}`))
}

// The server says the first to programs; LINE and the registration are shown once they are known.
const HIDDEN = /^forms\.errors\.sentence$|^site\.(?:covers\.guilloche$|line\.|footer\.(?:social$|registered\.))/

// Another company may have left out the testimonials and their words, and more.
test.runIf(isSample).each(LOCALES)(
  'every line of home.yaml, site.yaml and forms.yaml is said on some page in %s',
  (locale) => {
    const said = collectTexts(locale)
    const unsaid = (['home', 'site', 'forms'] as const)
      .flatMap((name) => linesOf(getContent(locale)[name], name))
      .filter(
        ({ key, text }) => !HIDDEN.test(key) && text.split(/\{[a-z]+\}/).some((part) => !said.includes(plain(part))),
      )
    expect(unsaid).toEqual([])
  },
)

// What only the company knows is left out, and named by `npm run launch-check`.
test.each([
  ['en', /to be confirmed|whether it is chance/i],
  ['th', /รอยืนยัน|ยังไม่ได้ยืนยัน|เรื่องบังเอิญ/],
] as const)('no page in %s says that something is not known', (locale, doubt) => {
  onEvery(
    builtPages.filter((page) => page.locale === locale),
    (page) => expect(doubt.exec(textOf(page))?.[0]).toBeUndefined(),
  )
})
