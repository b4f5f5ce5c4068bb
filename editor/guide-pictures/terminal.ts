import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import stringWidth from 'string-width'
import { escapeMarkup } from '../../contract/escape-markup.ts'
import type { Locale } from '../../contract/locale.ts'
import { projectFolder } from '../../tools/runtime.js'

const COLUMNS = 96

/** As many columns wide as a terminal gives it, whatever the width of the letter in a font. */
const cell = (grapheme: string) => `<i style="width:${stringWidth(grapheme)}ch">${escapeMarkup(grapheme)}</i>`

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** What a program writes to a terminal, with the colors that it gives. */
function asHtml(written: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal begin with it
  const pieces = written.split(/\u001B\[([\d;]*)m/)
  return pieces
    .map((piece, at) =>
      at % 2 === 0
        ? [...graphemes.segment(piece)].map(({ segment }) => (segment === '\n' ? '\n' : cell(segment))).join('')
        : // Each of these programs' styles ends with a code above 20 and below 30, or 39.
          /^(?:2\d|39|0)$/.test(piece)
          ? '</span>'
          : `<span class="c${piece}">`,
    )
    .join('')
}

/** What `leads` answers, as a terminal of this language gets it. */
function answerOf(words: readonly string[], database: string, locale: Locale): string {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(projectFolder, 'server/cli/main.ts'), ...words, '--language', locale],
    {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: `file:${database}`, FORCE_COLOR: '1', COLUMNS: String(COLUMNS) },
    },
  )
  if (status !== 0) throw new Error(`leads ${words.join(' ')}: ${stderr}`)
  return stdout
}

const require = createRequire(import.meta.url)
const fontOf = (file: string) =>
  `data:font/${file.split('.').at(-1)};base64,${readFileSync(require.resolve(file), 'base64')}`

/**
 * A page with a terminal in which the staff's command has been asked a few things.
 * @param asked what is typed, without `leads`, and what is asked in fact where that shows more
 */
export function terminalPage(
  asked: readonly { typed: string; words: readonly string[] }[],
  database: string,
  locale: Locale,
): string {
  const lines = asked.map(
    ({ typed, words }) => `<b>${asHtml(`$ leads ${typed}`)}</b>\n${asHtml(answerOf(words, database, locale))}`,
  )
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><style>
@font-face { font-family: Latin; src: url(${fontOf('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2')}) }
@font-face { font-family: Thai; src: url(${fontOf('@expo-google-fonts/ibm-plex-sans-thai-looped/400Regular/IBMPlexSansThaiLooped_400Regular.ttf')}); size-adjust: 90% }
body { margin: 0; padding: 24px 28px; background: #131f2e; color: #ede8dd }
pre { margin: 0; font: 17px/1.75 Latin, Thai, monospace }
i { display: inline-block; font-style: normal; white-space: pre }
b { color: #fff }
.c1 { font-weight: 700; color: #fff } .c2 { color: #a3b1bf } .c33 { color: #e2b65a } .c36 { color: #5cc9b4 }
.c32 { color: #5cc9b4 } .c31 { color: #ff8fa8 }
</style><pre>${lines.join('\n')}</pre></html>`
}
