import { readFileSync } from 'node:fs'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { escapeMarkup } from '../../contract/escape-markup.ts'
import { plainText } from '../../contract/plain-text.ts'
import type { Locale } from '../../site/locale/paths.ts'
import { coloursOf, THEMES } from '../drawing/colours.ts'
import { faceRules } from './faces.ts'
import { keptTogetherByStyle } from './kept-together.ts'

interface PrintedDocument {
  locale: Locale
  title: string
  /** Its own style sheets, from the project's folder. */
  styleSheets: readonly string[]
  body: ReactElement
}

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
export async function printedDocument({ locale, title, styleSheets, body }: PrintedDocument): Promise<string> {
  const styles = ['downloads/print/document.css', ...styleSheets].map((file) => readFileSync(file, 'utf8'))
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeMarkup(plainText(title))}</title>`,
    `<style>${await faceRules()}\n${colourRules()}\n${styles.join('\n')}</style></head>`,
    `<body>${keptTogetherByStyle(renderToStaticMarkup(body))}</body></html>\n`,
  ].join('\n')
}
