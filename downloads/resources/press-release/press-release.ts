/**
 * The press release as a Word file: the template, whose grey prompts go away when someone types over them, and the same
 * release finished.
 */
import { LANGUAGE_TAGS, type Locale } from '../../../contract/locale.ts'
import { officeFile } from '../../../file-formats/office-package.ts'
import { element } from '../../../file-formats/xml.ts'
import type { Words } from '../../../site/content/load-content.ts'
import { fontTableXml, stylesXml } from './styles.ts'
import {
  checkbox,
  comment,
  commented,
  numberingXml,
  paragraph,
  prompt,
  run,
  settingsXml,
  val,
  WORD_2010,
  WORDPROCESSING,
} from './wordprocessing.ts'

type Release = Words['resources']['press-release-template']
type ReleasePart = Release['parts'][number]
export type Edition = 'template' | 'example'

/** The style in which each part of a release is set. */
const STYLE_OF: Record<ReleasePart['id'], string> = {
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

/** The part after which the release itself has ended; what follows is for the newsroom. */
const LAST_OF_RELEASE: ReleasePart['id'] = 'details'

/** A4, with the margins of a letter. */
const page = element(
  'w:sectPr',
  {},
  element('w:pgSz', { 'w:w': 11906, 'w:h': 16838 }),
  element('w:pgMar', {
    'w:top': 1134,
    'w:right': 1418,
    'w:bottom': 1134,
    'w:left': 1418,
    'w:header': 709,
    'w:footer': 709,
    'w:gutter': 0,
  }),
)

/** The paragraphs of one part, the texts in it numbered from `first`. */
function partOf(part: ReleasePart, edition: Edition, locale: Locale, first: number): string[] {
  const { id, name, dateline, prompts, example } = part
  const text = (written: string, asked: string, position: number, style?: string) =>
    edition === 'template' ? prompt(locale, first + position, name, asked) : run(locale, written, style)
  const start = dateline ? text(dateline.example, dateline.prompt, 90, 'Strong') + run(locale, ' — ', 'Strong') : ''
  const lines = edition === 'template' ? prompts : example
  return lines
    .map((line, position) => `${position === 0 ? start : ''}${text(line, line, position)}`)
    .map((line, position) =>
      paragraph(STYLE_OF[id], edition === 'template' && position === 0 ? commented(first, line) : line),
    )
}

function checklistOf({ heading, items }: Release['checklist'], locale: Locale): string[] {
  return [
    element(
      'w:p',
      {},
      element('w:pPr', {}, val('w:pStyle', 'Heading1'), element('w:pageBreakBefore')),
      run(locale, heading),
    ),
    ...items.map((item, position) => paragraph('Checklist', checkbox(9_000 + position), run(locale, `\u2002${item}`))),
  ]
}

function documentXml(release: Release, edition: Edition, locale: Locale): string {
  const { howTo } = release
  const box =
    edition === 'template'
      ? [run(locale, howTo.heading, 'Strong'), ...howTo.steps.map((step) => run(locale, step))]
      : [run(locale, release.exampleNote)]
  const body = [
    ...box.map((line) => paragraph('HowTo', line)),
    paragraph('Normal'),
    ...release.parts.flatMap((part, position) => [
      ...(part.heading ? [paragraph('Heading1', run(locale, part.heading))] : []),
      ...partOf(part, edition, locale, position * 100),
      ...(part.id === LAST_OF_RELEASE ? [paragraph('EndMark', run(locale, release.end))] : []),
    ]),
    ...(edition === 'template' ? checklistOf(release.checklist, locale) : []),
  ]
  return element(
    'w:document',
    { 'xmlns:w': WORDPROCESSING, 'xmlns:w14': WORD_2010 },
    element('w:body', {}, ...body, page),
  )
}

const commentsXml = ({ parts, title }: Release, locale: Locale) =>
  element(
    'w:comments',
    { 'xmlns:w': WORDPROCESSING },
    ...parts.map(({ advice }, position) => comment(position * 100, title, paragraph('Normal', run(locale, advice)))),
  )

/** The file as Word, LibreOffice and Google Docs open it. */
export function pressRelease({ resources, identity }: Words, edition: Edition, locale: Locale): Uint8Array {
  const release = resources['press-release-template']
  const parts = {
    styles: stylesXml(locale),
    settings: settingsXml,
    fontTable: fontTableXml(),
    numbering: numberingXml,
    ...(edition === 'template' && { comments: commentsXml(release, locale) }),
  }
  const names = Object.keys(parts)
  return officeFile(
    [
      {
        path: 'word/document.xml',
        type: 'wordprocessingml.document.main+xml',
        xml: documentXml(release, edition, locale),
        relations: names.map((name) => ({ id: name, type: name, target: `${name}.xml` })),
      },
      ...Object.entries(parts).map(([name, xml]) => ({
        path: `word/${name}.xml`,
        type: `wordprocessingml.${name}+xml`,
        xml,
      })),
    ],
    {
      title: edition === 'template' ? release.title : release.exampleTitle,
      subject: release.subject,
      creator: identity.name,
      language: LANGUAGE_TAGS[locale],
    },
  )
}
