import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import { getWords } from '../../site/content/content.ts'
import { builtFolder, builtPages } from './built-site.ts'

/** As they are compared: no invisible marks, and one kind of space, which two elements may or may not have between them. */
const plain = (text: string) => text.replace(/[\s]/g, '')

/** All that the pages of a language say: their text, their attributes, and what live parts are handed. */
function everythingSaid(locale: Locale): string {
  const handed = globSync(`islands/*.${locale}.json`, { cwd: builtFolder }).map((file) =>
    plain(readFileSync(join(builtFolder, file), 'utf8')),
  )
  return builtPages
    .filter((page) => page.locale === locale)
    .map(({ $ }) => {
      const attributes = $('*')
        .toArray()
        .flatMap((element) => ('attribs' in element ? Object.values(element.attribs) : []))
      return plain([$.root().text(), ...attributes].join('\n').replaceAll('\\"', '"'))
    })
    .concat(handed)
    .join('\n')
}

interface Line {
  key: string
  text: string
}

/** Every line of copy. A figure is counted by `figures.test.ts`. */
function lines(node: unknown, key: string): Line[] {
  if (typeof node === 'string') return [{ key, text: node }]
  if (typeof node !== 'object' || node === null || 'whole' in node) return []
  return Object.entries(node).flatMap(([name, value]) => lines(value, `${key}.${name}`))
}

/** What is said around the places that are filled in while a page is built or shown. */
const saidParts = (text: string) => text.split(/\{[a-z]+\}/).map(plain)

describe.each(LOCALES)('in %s', (locale) => {
  const { social } = getWords(locale).identity
  const line = social.find(({ network }) => network === 'line')
  // Names the list of social networks, which stands in the footer only where the company has any; and the ways into LINE, which
  // are shown once they lead there.
  const hidden = [
    // The server says it to programs.
    'forms.errors.sentence',
    ...(social.length === 0 ? ['site.footer.social'] : []),
    ...(line ? [] : ['site.line.title']),
    // Thai readers are told the languages by their names.
    ...(locale === 'th'
      ? getWords('th').home.international.languages.named.map((_, i) => `home.international.languages.named.${i}.code`)
      : []),
    ...(line?.isLive ? [] : ['site.line.picture', 'site.line.scan', 'site.line.link']),
  ]
  const said = everythingSaid(locale)

  test('every line of home.yaml, site.yaml and forms.yaml is said on some page', () => {
    const unsaid = (['home', 'site', 'forms'] as const)
      .flatMap((name) => lines(getWords(locale)[name], name))
      .filter(({ text }) => saidParts(text).some((part) => !said.includes(part)))
    expect(unsaid.map(({ key }) => key).filter((key) => !hidden.includes(key))).toEqual([])
  })
})
