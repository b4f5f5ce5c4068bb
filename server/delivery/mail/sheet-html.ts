import type { Locale } from '../../../contract/locale.ts'
import { COLOURS } from './colours.ts'
import { htmlText } from './safe-text.ts'

/** Markup that was made here, from text that was escaped here. A plain string is never taken for it. */
export interface Markup {
  readonly markup: string
}

/** The faces that mail programs have: none is fetched. */
const FACES = {
  en: { text: 'Helvetica,Arial,sans-serif', display: "Georgia,'Times New Roman',serif", line: 1.6 },
  // Thai marks stand above and below the line.
  th: {
    text: "'IBM Plex Sans Thai Looped','Leelawadee UI',Thonburi,Tahoma,sans-serif",
    display: "'Noto Serif Thai','Leelawadee UI',Thonburi,Tahoma,sans-serif",
    line: 1.8,
  },
} as const satisfies Record<Locale, object>
const TYPEWRITER = "'IBM Plex Mono','Courier New',monospace"

type Colour = keyof typeof COLOURS.light
const { light, dark } = COLOURS

/** A class for the night edition and the day's colour beside it: many programs read only the one or the other. */
const ink = (colour: Exclude<Colour, 'paper' | 'sheet'>, style = '') =>
  `class="${colour}" style="color:${light[colour]};${style}"`
const ruled = (colour: 'ink' | 'rule' | 'wire', border: string, style = '') =>
  `class="on-${colour}" style="${border} ${light[colour]};${style}"`

/** By night, for programs that ask for it, and (`data-ogsc`, `data-ogsb`) for Outlook's, which turns colours about by itself. */
function nightRules(): string {
  const inks = (['ink', 'quiet', 'rule', 'wire'] as const).flatMap((colour) => [
    [`.${colour}`, 'ogsc', `color:${dark[colour]}!important`],
    [`.on-${colour}`, 'ogsc', `border-color:${dark[colour]}!important`],
  ])
  const grounds = (['paper', 'sheet'] as const).map((colour) => [
    `.${colour}`,
    'ogsb',
    `background:${dark[colour]}!important`,
  ])
  const rules = [...inks, ...grounds]
  const byMedia = rules.map(([selector, , rule]) => `${selector}{${rule}}`).join('')
  const byOutlook = rules.map(([selector, mark, rule]) => `[data-${mark}] ${selector}{${rule}}`).join('')
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media(prefers-color-scheme:dark){${byMedia}}${byOutlook}`
}

const row = (cell: string): Markup => ({ markup: `<tr><td style="padding:0 0 16px">${cell}</td></tr>` })
const table = (rows: string, attributes = 'width="100%"') =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`

/** Text with its lines. */
const lines = (text: string) => htmlText(text).replaceAll('\n', '<br>')

/** Text of one or more lines. */
export const paragraph = (text: string): Markup => row(lines(text))

export const heading = (text: string, locale: Locale): Markup =>
  row(
    `<h2 ${ink('ink', `margin:8px 0 0;font:bold 19px/${FACES[locale].line - 0.2} ${FACES[locale].display}`)}>${htmlText(text)}</h2>`,
  )

/** What is known, line by line: a label and what stands for it. */
export const facts = (pairs: readonly (readonly [label: string, value: string])[]): Markup =>
  row(
    table(
      pairs
        .map(
          ([label, value]) =>
            `<tr><td ${ruled('rule', 'border-top:1px solid', `color:${light.quiet};padding:8px 12px 8px 0;vertical-align:top;width:30%`)}><span class="quiet">${lines(label)}</span></td><td ${ruled('rule', 'border-top:1px solid', 'padding:8px 0;vertical-align:top;word-break:break-word')}>${lines(value)}</td></tr>`,
        )
        .join(''),
    ),
  )

/** Many things of one kind, some lines each, with few bytes for each of them. */
export const listed = (items: readonly string[]): Markup =>
  row(
    table(
      items.map((item) => `<tr><td>${lines(item)}</td></tr>`).join(''),
      `width="100%" rules="rows" ${ruled('rule', 'border:0 solid', 'border-collapse:collapse;font-size:14px;word-break:break-word')}`,
    ).replace('cellpadding="0"', 'cellpadding="6"'),
  )

/** What happens next, each step a node on the wire. */
export const steps = (texts: readonly string[], locale: Locale): Markup =>
  row(
    table(
      texts
        .map(
          (text, index) =>
            `<tr><td ${ruled('wire', 'border-left:3px solid', `padding:6px 0 6px 16px;width:24px;vertical-align:top;font:bold 17px/${FACES[locale].line} ${FACES[locale].display}`)}><span ${ink('wire')}>${index + 1}.</span></td><td style="padding:6px 0 6px 12px">${htmlText(text)}</td></tr>`,
        )
        .join(''),
    ),
  )

/** Commands, to be copied. */
export const commands = (texts: readonly string[]): Markup =>
  row(
    `<div ${ruled('wire', 'border-left:3px solid', `padding:4px 0 4px 16px;font:14px/1.7 ${TYPEWRITER};word-break:break-word`)}>${texts.map(htmlText).join('<br>')}</div>`,
  )

/** What a stranger wrote, set apart from what we say. */
export const quoted = (text: string): Markup =>
  row(`<div ${ruled('ink', 'border-top:3px solid', 'padding:16px 0 0;word-break:break-word')}>${lines(text)}</div>`)

/** Links of ours, each on a line of its own with the words before it. */
export const links = (items: readonly { before?: string; href: string; text: string }[]): Markup =>
  row(
    items
      .map(
        ({ before, href, text }) =>
          `${before ? `${htmlText(before)} ` : ''}<a href="${htmlText(href)}" ${ink('wire')}>${htmlText(text)}</a>`,
      )
      .join('<br>'),
  )

interface SheetLetter {
  locale: Locale
  /** The subject: the headline of the sheet. */
  title: string
  /** Who writes. */
  name: string
  /** What is on the sheet, and what stands below its `###`. */
  parts: readonly Markup[]
  foot: readonly Markup[]
}

/**
 * A letter as the release sheet that the site's pages show: tables and styles in place, which every program knows, nothing that
 * is fetched, and a night edition. It says what its plain part says.
 */
export function sheetHtml({ locale, title, name, parts, foot }: SheetLetter): string {
  const { text, display, line } = FACES[locale]
  const column = (rows: readonly Markup[]) => table(rows.map(({ markup }) => markup).join(''))
  const sheet = [
    `<p ${ink('ink', `margin:0;padding:0 0 12px;font:bold 18px/1.4 ${display}`)}><span ${ink('wire')}>&#9679;</span> ${htmlText(name)}</p>`,
    `<h1 ${ruled('ink', 'border-top:3px solid', `color:${light.ink};margin:0 0 20px;padding:20px 0 0;font:bold 28px/${locale === 'th' ? 1.5 : 1.2} ${display};word-break:break-word`)}><span class="ink">${htmlText(title)}</span></h1>`,
    column(parts),
    `<p ${ink('quiet', `margin:8px 0 0;text-align:center;font:16px/1.4 ${TYPEWRITER};letter-spacing:4px`)}>###</p>`,
  ].join('')
  const cell = `<tr><td ${`class="sheet on-rule ink" style="background:${light.sheet};border:1px solid ${light.rule};padding:28px 24px;color:${light.ink};font:16px/${line} ${text}"`}>${sheet}</td></tr>`
  const below = `<tr><td class="quiet" style="padding:20px 24px;color:${light.quiet};font:14px/${line} ${text}">${column(foot)}</td></tr>`
  return [
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${htmlText(title)}</title><style>${nightRules()}</style></head>`,
    `<body class="paper" style="margin:0;padding:0;background:${light.paper}">`,
    table(
      // Outlook on Windows knows no greatest width.
      `<tr><td class="paper" align="center" style="padding:24px 8px;background:${light.paper}"><!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->${table(cell + (foot.length > 0 ? below : ''), 'width="100%" style="max-width:600px;text-align:left;table-layout:fixed"')}<!--[if mso]></td></tr></table><![endif]--></td></tr>`,
    ),
    '</body></html>',
  ].join('\n')
}
