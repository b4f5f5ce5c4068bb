/**
 * Creates the press release as a Word file: a template with gray prompts that typing replaces, or the finished example. Styles, fonts and
 * numbering are in `parts/word-*.xml`.
 */
import { LANGUAGE_TAGS, type Locale } from '../../contract/locale.ts'
import type { SiteContent } from '../../site/content/load-content.ts'
import { createOfficeFile, readPart } from './office-package.ts'
import { type Xml, xml } from './xml.ts'

type Release = SiteContent['resources']['press-release-template']
type ReleasePart = Release['parts'][number]
type Edition = 'template' | 'example'

/** Fonts of Windows, macOS and web programs. `size` is in half points, and `line` 240 is single spacing. */
const LOOK = {
  en: { display: 'Georgia', text: 'Arial', size: '21', line: '300' },
  // Thai fonts have more line height, for marks above and below letters.
  th: { display: 'Leelawadee UI', text: 'Leelawadee UI', size: '22', line: '252' },
} as const

const STYLES: Record<ReleasePart['id'], string> = {
  'release-line': 'ReleaseLine',
  headline: 'Title',
  subheading: 'Subtitle',
  lead: 'Lead',
  reason: 'BodyText',
  quote: 'Quote',
  details: 'ListBullet',
  pictures: 'Caption',
  about: 'Boilerplate',
  contact: 'Contact',
}

/** The last part of the release. The parts after it are for the newsroom. */
const LAST_OF_RELEASE: ReleasePart['id'] = 'details'

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const WORD_2010 = 'http://schemas.microsoft.com/office/word/2010/wordml'

const PAGE = xml`<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1418" w:bottom="1134" w:left="1418" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr>`

/** Creates a run of text. `style` is a character style. */
function createRun(locale: Locale, text: string, style?: string): Xml {
  const look = [
    style && xml`<w:rStyle w:val="${style}"/>`,
    // Sets the font of complex scripts, also for digits and Latin letters in Thai text.
    locale === 'th' && xml`<w:cs/>`,
    xml`<w:lang w:val="${LANGUAGE_TAGS.en}" w:bidi="${LANGUAGE_TAGS.th}"/>`,
  ]
  return xml`<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
}

const createParagraph = (style: string, ...content: readonly Xml[]) =>
  xml`<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${content}</w:p>`

/** Creates a prompt. A click selects all of it, and typing replaces it. */
const createPrompt = (locale: Locale, id: number, name: string, text: string) =>
  xml`<w:sdt><w:sdtPr><w:alias w:val="${name}"/><w:id w:val="${id}"/><w:temporary/><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${createRun(locale, text, 'PlaceholderText')}</w:sdtContent></w:sdt>`

const SYMBOLS = 'Segoe UI Symbol'
const createCheckbox = (id: number) =>
  xml`<w:sdt><w:sdtPr><w:id w:val="${id}"/><w14:checkbox><w14:checked w14:val="0"/><w14:checkedState w14:val="2611" w14:font="${SYMBOLS}"/><w14:uncheckedState w14:val="2610" w14:font="${SYMBOLS}"/></w14:checkbox></w:sdtPr><w:sdtContent><w:r><w:rPr><w:rFonts w:ascii="${SYMBOLS}" w:hAnsi="${SYMBOLS}" w:eastAsia="${SYMBOLS}"/></w:rPr><w:t>☐</w:t></w:r></w:sdtContent></w:sdt>`

const addComment = (id: number, content: Xml) =>
  xml`<w:commentRangeStart w:id="${id}"/>${content}<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`

/** Creates the paragraphs of one part. The ids of its controls start at `first`. */
function createPart(part: ReleasePart, edition: Edition, locale: Locale, first: number): Xml[] {
  const { id, name, dateline, prompts, example } = part
  const isTemplate = edition === 'template'
  const text = (written: string, asked: string, position: number, style?: string) =>
    isTemplate ? createPrompt(locale, first + position, name, asked) : createRun(locale, written, style)
  const start = dateline && [text(dateline.example, dateline.prompt, 90, 'Strong'), createRun(locale, ' — ', 'Strong')]
  return (isTemplate ? prompts : example).map((line, position) => {
    const content = xml`${position === 0 && start}${text(line, line, position)}`
    return createParagraph(STYLES[id], isTemplate && position === 0 ? addComment(first, content) : content)
  })
}

const createChecklist = ({ heading, items }: Release['checklist'], locale: Locale) => [
  xml`<w:p><w:pPr><w:pStyle w:val="Heading1"/><w:pageBreakBefore/></w:pPr>${createRun(locale, heading)}</w:p>`,
  ...items.map((item, position) =>
    createParagraph('Checklist', createCheckbox(9_000 + position), createRun(locale, `\u2002${item}`)),
  ),
]

function documentXml(release: Release, edition: Edition, locale: Locale): Xml {
  const { howTo } = release
  const intro =
    edition === 'template'
      ? [createRun(locale, howTo.heading, 'Strong'), ...howTo.steps.map((step) => createRun(locale, step))]
      : [createRun(locale, release.exampleNote)]
  const body = [
    ...intro.map((line) => createParagraph('HowTo', line)),
    createParagraph('Normal'),
    ...release.parts.flatMap((part, position) => [
      ...(part.heading ? [createParagraph('Heading1', createRun(locale, part.heading))] : []),
      ...createPart(part, edition, locale, position * 100),
      ...(part.id === LAST_OF_RELEASE ? [createParagraph('EndMark', createRun(locale, release.end))] : []),
    ]),
    ...(edition === 'template' ? createChecklist(release.checklist, locale) : []),
  ]
  return xml`<w:document xmlns:w="${WORD}" xmlns:w14="${WORD_2010}"><w:body>${body}${PAGE}</w:body></w:document>`
}

function commentsXml({ parts, title }: Release, locale: Locale): Xml {
  const comments = parts.map(
    ({ advice }, position) =>
      xml`<w:comment w:id="${position * 100}" w:author="${title}" w:initials="PR">${createParagraph('Normal', createRun(locale, advice))}</w:comment>`,
  )
  return xml`<w:comments xmlns:w="${WORD}">${comments}</w:comments>`
}

export function createPressRelease({ resources, identity }: SiteContent, edition: Edition, locale: Locale): Uint8Array {
  const release = resources['press-release-template']
  const part = (name: string, content: Xml, type = name) => {
    return { path: `word/${name}.xml`, type: `wordprocessingml.${type}+xml`, content }
  }
  const parts = {
    styles: readPart('word-styles', LOOK[locale]),
    settings: readPart('word-settings'),
    fontTable: readPart('word-font-table'),
    numbering: readPart('word-numbering'),
    ...(edition === 'template' && { comments: commentsXml(release, locale) }),
  }
  const relations = Object.keys(parts).map((name) => ({ id: name, type: name, target: `${name}.xml` }))
  return createOfficeFile(
    [
      { ...part('document', documentXml(release, edition, locale), 'document.main'), relations },
      ...Object.entries(parts).map(([name, content]) => part(name, content)),
    ],
    {
      title: edition === 'template' ? release.title : release.exampleTitle,
      subject: release.subject,
      creator: identity.name,
      language: LANGUAGE_TAGS[locale],
    },
  )
}
