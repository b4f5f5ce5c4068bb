import { escapeMarkup } from '../../../contract/escape-markup.ts'
import type { Locale } from '../../../contract/locale.ts'
import { plainText } from '../../../contract/plain-text.ts'
import { COLOURS } from './colours.ts'
import { keptTogether } from './kept-together.ts'

/** The faces that mail programs have: none is fetched. */
const FACES = {
  en: { text: 'Helvetica,Arial,sans-serif', display: "Georgia,'Times New Roman',serif", line: 1.6, headingLine: 1.4 },
  // Thai marks stand above and below the line.
  th: {
    text: "'IBM Plex Sans Thai Looped','Leelawadee UI',Thonburi,Tahoma,sans-serif",
    display: "'Noto Serif Thai','Leelawadee UI',Thonburi,Tahoma,sans-serif",
    line: 1.8,
    headingLine: 1.6,
  },
} as const satisfies Record<Locale, object>
const TYPEWRITER = "'IBM Plex Mono','Courier New',monospace"

type Colour = keyof typeof COLOURS.light
const { light, dark } = COLOURS

type Ink = Exclude<Colour, 'paper' | 'sheet'>

/** How the part of a letter is set that a piece of markup comes to stand in. */
interface Setting {
  faces: (typeof FACES)[Locale]
  colour: Ink
  /** In pixels. */
  size: number
}

/** Markup that is made here, from text that is escaped here, for where it will stand. A plain string is never taken for it. */
export interface Markup {
  markup: (setting: Setting) => string
}

/** A class for the night edition and the day's colour beside it: many programs read only the one or the other. */
const ink = (colour: Ink, style = '') => `class="${colour}" style="color:${light[colour]};${style}"`
const ruled = (rule: 'ink' | 'rule' | 'wire', border: string, colour: Ink, style: string) =>
  `class="on-${rule} ${colour}" style="${border} ${light[rule]};color:${light[colour]};${style}"`

/** The face and size of text. Said in each cell: Word, by which Outlook draws, hands them to no table inside another. */
const face = ({ faces, size }: Setting) => `font:${size}px/${faces.line} ${faces.text};`

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

const row = (content: (setting: Setting) => string): Markup => ({
  markup: (setting) =>
    `<tr><td ${ink(setting.colour, `${face(setting)}padding:0 0 16px`)}>${content(setting)}</td></tr>`,
})
const table = (rows: string, attributes = 'width="100%"', cellpadding = 0) =>
  `<table role="presentation" cellpadding="${cellpadding}" cellspacing="0" border="0" ${attributes}>${rows}</table>`

/** Text with its lines, indents and columns: Word knows no `white-space`, so of spaces in a row all but the first are unbreakable. */
const lines = (text: string) =>
  keptTogether(text)
    .replace(/(?<=^| ) /gm, '\u00A0')
    .replaceAll('\n', '<br>')

/** Text of one or more lines. */
export const paragraph = (text: string): Markup => row(() => lines(text))

export const heading = (text: string): Markup =>
  row(
    ({ faces }) =>
      `<h2 ${ink('ink', `margin:8px 0 0;font:bold 19px/${faces.headingLine} ${faces.display}`)}>${keptTogether(text)}</h2>`,
  )

/** What is known, line by line: a label and what stands for it. */
export const facts = (pairs: readonly (readonly [label: string, value: string])[]): Markup =>
  row((setting) => {
    const cell = (colour: Ink, style: string, text: string) =>
      `<td ${ruled('rule', 'border-top:1px solid', colour, `${face(setting)}vertical-align:top;${style}`)}>${lines(text)}</td>`
    return table(
      pairs
        .map(([label, value]) => [
          cell('quiet', 'padding:8px 12px 8px 0;width:30%', label),
          cell(setting.colour, 'padding:8px 0;word-break:break-word', value),
        ])
        .map((cells) => `<tr>${cells.join('')}</tr>`)
        .join(''),
    )
  })

/** Many things of one kind, some lines each, with few bytes for each of them. */
export const listed = (items: readonly string[]): Markup =>
  row(({ faces, colour, size }) => {
    const small = face({ faces, colour, size: size - 2 })
    return table(
      items.map((item) => `<tr><td ${ink(colour, small)}>${lines(item)}</td></tr>`).join(''),
      `width="100%" rules="rows" ${ruled('rule', 'border:0 solid', colour, 'border-collapse:collapse;word-break:break-word')}`,
      6,
    )
  })

/** What happens next, each step a node on the wire. */
export const steps = (texts: readonly string[]): Markup =>
  row((setting) => {
    const { line, display } = setting.faces
    const node = ruled(
      'wire',
      'border-left:3px solid',
      'wire',
      `padding:6px 0 6px 16px;width:24px;vertical-align:top;font:bold 17px/${line} ${display}`,
    )
    const step = ink(setting.colour, `${face(setting)}padding:6px 0 6px 12px`)
    return table(
      texts
        .map((text, index) => `<tr><td ${node}>${index + 1}.</td><td ${step}>${keptTogether(text)}</td></tr>`)
        .join(''),
    )
  })

/** Text with an edge, which Word draws around cells alone. */
const edged = (rule: 'ink' | 'wire', border: string, text: string, style: (setting: Setting) => string): Markup =>
  row((setting) =>
    table(
      `<tr><td ${ruled(rule, border, setting.colour, `${style(setting)}word-break:break-word`)}>${lines(text)}</td></tr>`,
    ),
  )

/** Commands, to be copied. */
export const commands = (texts: readonly string[]): Markup =>
  edged('wire', 'border-left:3px solid', texts.join('\n'), () => `padding:4px 0 4px 16px;font:14px/1.7 ${TYPEWRITER};`)

/** What a stranger wrote, set apart from what we say. */
export const quoted = (text: string): Markup =>
  edged('ink', 'border-top:3px solid', text, (setting) => `padding:16px 0 0;${face(setting)}`)

/** Links of ours, each on a line of its own with the words before it. */
export const links = (items: readonly { before?: string; href: string; text: string }[]): Markup =>
  row(() =>
    items
      .map(
        ({ before, href, text }) =>
          `${before ? `${keptTogether(before)} ` : ''}<a href="${escapeMarkup(href)}" ${ink('wire')}>${keptTogether(text)}</a>`,
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
  const faces = FACES[locale]
  const { display } = faces
  const [onSheet, belowIt] = [
    { faces, colour: 'ink', size: 16 },
    { faces, colour: 'quiet', size: 14 },
  ] as const
  const column = (rows: readonly Markup[], setting: Setting) =>
    table(rows.map(({ markup }) => markup(setting)).join(''))
  const sheet = [
    `<p ${ink('ink', `margin:0;padding:0 0 12px;font:bold 18px/1.4 ${display}`)}><span ${ink('wire')}>&#9679;</span> ${escapeMarkup(name)}</p>`,
    `<h1 ${ruled('ink', 'border-top:3px solid', 'ink', `margin:0 0 20px;padding:20px 0 0;font:bold 28px/${locale === 'th' ? 1.5 : 1.2} ${display};word-break:break-word`)}>${keptTogether(title)}</h1>`,
    column(parts, onSheet),
    `<p ${ink('quiet', `margin:8px 0 0;text-align:center;font:16px/1.4 ${TYPEWRITER};letter-spacing:4px`)}>###</p>`,
  ].join('')
  const cell = `<tr><td ${`class="sheet on-rule ink" style="background:${light.sheet};border:1px solid ${light.rule};padding:28px 24px;color:${light.ink};${face(onSheet)}"`}>${sheet}</td></tr>`
  const below = `<tr><td class="quiet" style="padding:20px 24px;color:${light.quiet};${face(belowIt)}">${column(foot, belowIt)}</td></tr>`
  return [
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeMarkup(plainText(title))}</title><style>${nightRules()}</style></head>`,
    `<body class="paper" style="margin:0;padding:0;background:${light.paper}">`,
    table(
      // Outlook on Windows knows no greatest width.
      `<tr><td class="paper" align="center" style="padding:24px 8px;background:${light.paper}"><!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->${table(cell + (foot.length > 0 ? below : ''), 'width="100%" style="max-width:600px;text-align:left;table-layout:fixed"')}<!--[if mso]></td></tr></table><![endif]--></td></tr>`,
    ),
    '</body></html>',
  ].join('\n')
}
