import { readFileSync } from 'node:fs'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { escapeMarkup } from '../../contract/escape-markup.ts'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import type { Content } from '../../site/content/load-content.ts'
import documentStyles from './document.css?inline'

export interface PrintedDocument {
  locale: Locale
  title: string
  /** Styles of this document, in addition to `document.css`. */
  styles?: string
  body: ReactElement
}

const LATIN = 'U+0020-00FF, U+2010-2030'
const THAI = 'U+0E01-0E5B'

/**
 * The site's fonts. Chromium embeds variable fonts in a PDF as outlines, which other programs can neither search nor show
 * sharply, so Plex Sans has files of fixed weights here. The Thai fonts are made for copying (`tools/cut-fonts.ts`).
 */
const FONTS: readonly [family: string, weight: number, file: string, characters?: string][] = [
  ['Newsreader', 500, 'site/fonts/newsreader.woff2'],
  ['Plex Sans', 400, 'downloads/print/fonts/plex-sans-400.ttf'],
  ['Plex Sans', 600, 'downloads/print/fonts/plex-sans-600.ttf'],
  ['Plex Mono', 500, 'site/fonts/plex-mono.woff2'],
  ['Serif Thai', 600, 'downloads/print/fonts/serif-thai.ttf', THAI],
  ['Serif Thai', 600, 'site/fonts/serif-thai-latin.woff2', LATIN],
  ['Plex Looped', 400, 'downloads/print/fonts/plex-looped-400.ttf'],
  ['Plex Looped', 600, 'downloads/print/fonts/plex-looped-600.ttf'],
]

const fontRules = () =>
  FONTS.map(([family, weight, file, characters]) => {
    const range = characters ? `unicode-range:${characters};` : ''
    const data = readFileSync(file).toString('base64')
    return `@font-face{font-family:"${family}";font-weight:${weight};${range}src:url(data:font/${file.split('.').at(-1)};base64,${data})}`
  }).join('\n')

/** Links each mention of an e-mail address, phone number or website of the company. */
export function linkAddresses(html: string, content: Content): string {
  const links = new Map(
    LOCALES.map((locale) => content[locale].identity).flatMap(({ email, phone, phoneLink, website, websiteLink }) => [
      [email, `mailto:${email}`],
      [phone, phoneLink],
      [website, websiteLink],
    ]),
  )
  const addresses = [...links.keys()].map((text) => text.replace(/[.+]/g, '\\$&')).join('|')
  return html.replace(/(<[^>]*>)|([^<]+)/g, (found, tag?: string) =>
    tag ? found : found.replace(new RegExp(addresses, 'g'), (text) => `<a href="${links.get(text)}">${text}</a>`),
  )
}

/** A document as one self-contained HTML file. Pages of a fixed size are `<section class="leaf">`. */
export function documentHtml({ locale, title, styles = '', body }: PrintedDocument, content: Content): string {
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title>`,
    `<style>@layer base, ui, sections, states;\n${fontRules()}\n${documentStyles}\n${styles}</style></head>`,
    `<body>${linkAddresses(renderToStaticMarkup(body), content)}</body></html>\n`,
  ].join('\n')
}
