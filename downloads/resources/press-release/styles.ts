/** The styles of the press release, by the names a writer sees in the program's list of styles. */
import { LANGUAGE_TAGS, type Locale } from '../../../contract/locale.ts'
import { element } from '../../../file-formats/xml.ts'
import { tokenColour } from '../../../site/styles/token-colours.ts'
import { WORDPROCESSING } from './wordprocessing.ts'

/** Fonts that Windows, macOS and the programs on the web have; where one is missing, `fontTable` names its neighbour. */
const FACES = {
  en: { display: 'Georgia', text: 'Arial' },
  th: { display: 'Leelawadee UI', text: 'Leelawadee UI' },
} as const
const THAI_FACE = 'Leelawadee UI'

/** The site's own, without the sign in front. */
const colour = (name: string) => tokenColour(name).slice(1).toUpperCase()
const INK = colour('ink')
const QUIET = colour('quiet')
const WIRE = colour('wire')

interface Look {
  face?: 'display' | 'text'
  /** Points. */
  size?: number
  bold?: boolean
  italic?: boolean
  colour?: string
}

/** Thai is a complex script: its face, its size and its weight are given apart from those of Latin letters. */
function runLook(locale: Locale, { face, size, bold, italic, colour }: Look): string {
  const family = face && FACES[locale][face]
  return element(
    'w:rPr',
    {},
    family
      ? element('w:rFonts', { 'w:ascii': family, 'w:hAnsi': family, 'w:eastAsia': family, 'w:cs': THAI_FACE })
      : '',
    bold === undefined ? '' : element('w:b', { 'w:val': Number(bold) }) + element('w:bCs', { 'w:val': Number(bold) }),
    // Thai has no italics: a slanted Thai letter is a fault.
    italic && locale === 'en' ? element('w:i') : '',
    colour ? element('w:color', { 'w:val': colour }) : '',
    size ? element('w:sz', { 'w:val': size * 2 }) + element('w:szCs', { 'w:val': size * 2 }) : '',
  )
}

interface Style extends Look {
  id: string
  name: string
  basedOn?: string
  next?: string
  /** Points above and below, and the indent. */
  before?: number
  after?: number
  indent?: number
  keepNext?: boolean
  /** The level in the outline of the document, from 0. */
  outline?: number
  /** Other paragraph properties, in the order of the schema. */
  border?: string
  list?: boolean
}

const line = (side: string, colour: string, size: number, space: number) =>
  element(`w:${side}`, { 'w:val': 'single', 'w:sz': size, 'w:space': space, 'w:color': colour })
const rule = element('w:pBdr', {}, line('bottom', INK, 12, 4))
const besideQuote = element('w:pBdr', {}, line('left', WIRE, 18, 10))
const box = element('w:pBdr', {}, ...['top', 'left', 'bottom', 'right'].map((side) => line(side, colour('rule'), 6, 6)))

/** Built-in names, so that every program shows them in its own language and lists headings in its outline. */
const styles: readonly Style[] = [
  { id: 'Normal', name: 'Normal', after: 8 },
  {
    id: 'ReleaseLine',
    name: 'Release Line',
    next: 'Title',
    size: 9,
    bold: true,
    colour: WIRE,
    after: 14,
    border: rule,
  },
  { id: 'Title', name: 'Title', next: 'Subtitle', face: 'display', size: 24, after: 6, keepNext: true, outline: 0 },
  { id: 'Subtitle', name: 'Subtitle', next: 'Lead', size: 13, colour: QUIET, after: 16 },
  { id: 'Lead', name: 'Lead', next: 'BodyText', after: 8 },
  { id: 'BodyText', name: 'Body Text', after: 8 },
  { id: 'Quote', name: 'Quote', next: 'BodyText', before: 4, after: 12, indent: 14, border: besideQuote },
  { id: 'ListBullet', name: 'List Bullet', after: 3, list: true },
  {
    id: 'Heading1',
    name: 'heading 1',
    next: 'BodyText',
    size: 11,
    bold: true,
    before: 16,
    after: 4,
    keepNext: true,
    outline: 1,
  },
  { id: 'Caption', name: 'caption', size: 9.5, colour: QUIET, after: 6 },
  { id: 'Boilerplate', name: 'Boilerplate', size: 10, after: 6 },
  { id: 'Contact', name: 'Press Contact', size: 10, after: 2 },
  { id: 'EndMark', name: 'End Mark', next: 'Heading1', colour: QUIET, before: 12, after: 4 },
  { id: 'HowTo', name: 'How To', size: 9.5, colour: QUIET, after: 0, border: box },
  { id: 'Checklist', name: 'Checklist', size: 10, after: 4, indent: 0 },
]

function paragraphLook({ id, before = 0, after = 0, indent, keepNext, outline, border, list }: Style): string {
  return element(
    'w:pPr',
    {},
    keepNext ? element('w:keepNext') : '',
    list ? element('w:numPr', {}, element('w:ilvl', { 'w:val': 0 }), element('w:numId', { 'w:val': 1 })) : '',
    border ?? '',
    element('w:spacing', { 'w:before': before * 20, 'w:after': after * 20 }),
    indent === undefined ? '' : element('w:ind', { 'w:left': indent * 20 }),
    id === 'EndMark' ? element('w:jc', { 'w:val': 'center' }) : '',
    outline === undefined ? '' : element('w:outlineLvl', { 'w:val': outline }),
  )
}

/** A multiple of the face's own line, which Thai faces make tall enough for the marks above and below. */
const LINE = { en: 1.25, th: 1.05 } as const

export function stylesXml(locale: Locale): string {
  const language = element('w:lang', {
    'w:val': LANGUAGE_TAGS.en,
    'w:eastAsia': LANGUAGE_TAGS.en,
    'w:bidi': LANGUAGE_TAGS.th,
  })
  const defaults = element(
    'w:docDefaults',
    {},
    element(
      'w:rPrDefault',
      {},
      runLook(locale, { face: 'text', size: locale === 'th' ? 11 : 10.5, colour: INK }).replace(
        '</w:rPr>',
        `${language}</w:rPr>`,
      ),
    ),
    element(
      'w:pPrDefault',
      {},
      element('w:pPr', {}, element('w:spacing', { 'w:line': Math.round(240 * LINE[locale]), 'w:lineRule': 'auto' })),
    ),
  )
  const paragraphs = styles.map((style) =>
    element(
      'w:style',
      { 'w:type': 'paragraph', 'w:styleId': style.id, 'w:default': style.id === 'Normal' ? 1 : undefined },
      element('w:name', { 'w:val': style.name }),
      style.id === 'Normal' ? '' : element('w:basedOn', { 'w:val': 'Normal' }),
      style.next ? element('w:next', { 'w:val': style.next }) : '',
      element('w:qFormat'),
      paragraphLook(style),
      runLook(locale, style),
    ),
  )
  const characters = [
    { id: 'PlaceholderText', name: 'Placeholder Text', look: { colour: '6B7885' } },
    { id: 'Strong', name: 'Strong', look: { bold: true } },
  ].map(({ id, name, look }) =>
    element(
      'w:style',
      { 'w:type': 'character', 'w:styleId': id },
      element('w:name', { 'w:val': name }),
      element('w:qFormat'),
      runLook(locale, look),
    ),
  )
  return element('w:styles', { 'xmlns:w': WORDPROCESSING }, defaults, ...paragraphs, ...characters)
}

/** What stands in where a face is missing: by another name first, else by kind and script. */
export function fontTableXml(): string {
  const font = (name: string, other: string, family: string, charset: string) =>
    element(
      'w:font',
      { 'w:name': name },
      element('w:altName', { 'w:val': other }),
      element('w:charset', { 'w:val': charset }),
      element('w:family', { 'w:val': family }),
      element('w:pitch', { 'w:val': 'variable' }),
    )
  return element(
    'w:fonts',
    { 'xmlns:w': WORDPROCESSING },
    font('Georgia', 'Gelasio', 'roman', '00'),
    font('Arial', 'Liberation Sans', 'swiss', '00'),
    font(THAI_FACE, 'Sarabun', 'swiss', 'DE'),
  )
}
