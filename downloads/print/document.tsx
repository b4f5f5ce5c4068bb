import { readFileSync } from 'node:fs'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { escapeMarkup } from '../../contract/escape-markup.ts'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import type { Identity } from '../../site/content/identity.ts'
import type { Content, Words } from '../../site/content/load-content.ts'
import { coloursOf, THEMES } from '../drawing/colours.ts'
import { faceRules } from './faces.ts'
import { linked } from './linked.ts'

interface PrintedDocument {
  locale: Locale
  title: string
  /** Who speaks in it, in each of its languages: the first is its author, and what they are reached by is linked. */
  from: readonly Identity[]
  /** Its own style sheets, from the project's folder. */
  styleSheets: readonly string[]
  body: ReactElement
}

/** What a document in both languages is called: English first, as it begins. */
export const inBothLanguages = (content: Content, title: (words: Words) => string) => ({
  locale: 'en' as const,
  title: [content.en.identity.name, ...LOCALES.map((locale) => title(content[locale]))].join(' – '),
  from: LOCALES.map((locale) => content[locale].identity),
})

const COLOURS = ['paper', 'sheet', 'ink', 'quiet', 'rule', 'wire', 'on-wire', 'jade', 'gold', 'alert']

/** The colors of the tokens by day, and by night for passages that say so. */
const colourRules = () =>
  THEMES.map((theme) => {
    const colours = coloursOf(theme)
    const rules = COLOURS.map((name) => `--${name}:${colours(name)}`).join(';')
    return `${theme === 'light' ? ':root' : "[data-theme='dark']"}{${rules}}`
  }).join('\n')

/**
 * A document for print as one HTML file, with everything that it is set in and shows: the draft of a PDF. It has what all
 * our printed matter has in common; its pages are `<section class="leaf">`.
 */
export async function printedDocument({ locale, title, from, styleSheets, body }: PrintedDocument): Promise<string> {
  const styles = ['downloads/print/document.css', ...styleSheets].map((file) => readFileSync(file, 'utf8'))
  const author = escapeMarkup(from[0]?.name ?? '')
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title><meta name="author" content="${author}">`,
    `<style>${await faceRules()}\n${colourRules()}\n${styles.join('\n')}</style></head>`,
    `<body>${linked(renderToStaticMarkup(body), from)}</body></html>\n`,
  ].join('\n')
}
