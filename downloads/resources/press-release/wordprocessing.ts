/** What a Word document is put together from (WordprocessingML). */
import { LANGUAGE_TAGS, type Locale } from '../../../contract/locale.ts'
import { element, escapeXml } from '../../../file-formats/xml.ts'

export const WORDPROCESSING = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
export const WORD_2010 = 'http://schemas.microsoft.com/office/word/2010/wordml'

export const val = (name: string, value: string | number) => element(name, { 'w:val': value })

/** Text of one look; `style` is a style of characters. */
export function run(locale: Locale, text: string, style?: string): string {
  const look = element(
    'w:rPr',
    {},
    style ? val('w:rStyle', style) : '',
    // Thai is a complex script, and in its lines digits and Latin letters are set in the same face.
    locale === 'th' ? element('w:cs') : '',
    element('w:lang', { 'w:val': LANGUAGE_TAGS.en, 'w:bidi': LANGUAGE_TAGS.th }),
  )
  return element('w:r', {}, look, element('w:t', { 'xml:space': 'preserve' }, escapeXml(text)))
}

export const paragraph = (style: string, ...content: readonly string[]) =>
  element('w:p', {}, element('w:pPr', {}, val('w:pStyle', style)), ...content)

const control = (id: number, properties: string, content: string) =>
  element(
    'w:sdt',
    {},
    element('w:sdtPr', {}, properties.replace('{id}', val('w:id', id))),
    element('w:sdtContent', {}, content),
  )

/** A text that is there to be typed over: a click selects the whole of it, and the first letter puts it away. */
export function prompt(locale: Locale, id: number, name: string, text: string): string {
  const properties = `${val('w:alias', name)}{id}${element('w:temporary')}${element('w:showingPlcHdr')}`
  return control(id, properties, run(locale, text, 'PlaceholderText'))
}

/** A box to tick. */
export function checkbox(id: number): string {
  const state = (name: string, code: string) =>
    element(`w14:${name}`, { 'w14:val': code, 'w14:font': 'Segoe UI Symbol' })
  const box = element(
    'w14:checkbox',
    {},
    element('w14:checked', { 'w14:val': 0 }),
    state('checkedState', '2611'),
    state('uncheckedState', '2610'),
  )
  const face = element('w:rFonts', {
    'w:ascii': 'Segoe UI Symbol',
    'w:hAnsi': 'Segoe UI Symbol',
    'w:eastAsia': 'Segoe UI Symbol',
  })
  return control(id, `{id}${box}`, element('w:r', {}, element('w:rPr', {}, face), element('w:t', {}, '☐')))
}

/** A remark in the margin. */
export const comment = (id: number, author: string, ...content: readonly string[]) =>
  element('w:comment', { 'w:id': id, 'w:author': author, 'w:initials': 'PR' }, ...content)

export function commented(id: number, content: string): string {
  const mark = (name: string) => element(name, { 'w:id': id })
  return `${mark('w:commentRangeStart')}${content}${mark('w:commentRangeEnd')}${element('w:r', {}, mark('w:commentReference'))}`
}

const namespace = { 'xmlns:w': WORDPROCESSING }

/** One list, with the bullet that every font has. */
export const numberingXml = element(
  'w:numbering',
  namespace,
  element(
    'w:abstractNum',
    { 'w:abstractNumId': 0 },
    element(
      'w:lvl',
      { 'w:ilvl': 0 },
      val('w:start', 1),
      val('w:numFmt', 'bullet'),
      val('w:lvlText', '–'),
      val('w:lvlJc', 'left'),
      element('w:pPr', {}, element('w:ind', { 'w:left': 284, 'w:hanging': 284 })),
    ),
  ),
  element('w:num', { 'w:numId': 1 }, val('w:abstractNumId', 0)),
)

/** As of Word 2013, or newer programs would call the file an old one. */
export const settingsXml = element(
  'w:settings',
  namespace,
  val('w:defaultTabStop', 709),
  element(
    'w:compat',
    {},
    element('w:compatSetting', {
      'w:name': 'compatibilityMode',
      'w:uri': 'http://schemas.microsoft.com/office/word',
      'w:val': 15,
    }),
  ),
  element('w:themeFontLang', { 'w:val': LANGUAGE_TAGS.en, 'w:bidi': LANGUAGE_TAGS.th }),
)
