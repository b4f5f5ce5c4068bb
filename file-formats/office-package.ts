/** The container of DOCX and XLSX files (ECMA-376, part 2): parts, their types, and how they are related. */
import { archiveOf } from './archive.ts'
import { element, escapeXml } from './xml.ts'

export interface Part {
  /** From the root of the package: `word/document.xml`. */
  path: string
  /** What follows `application/vnd.openxmlformats-officedocument.` in its content type. */
  type: string
  xml: string
  /** The parts it names, by the ids it names them with. */
  relations?: readonly Relation[]
}

interface Relation {
  id: string
  /** The last part of the relation's address: `styles`. */
  type: string
  /** Relative to the part's folder. */
  target: string
}

/** What a program shows as the document's properties. */
export interface Properties {
  title: string
  subject: string
  creator: string
  /** A language tag. */
  language: string
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'application/vnd.openxmlformats-officedocument.'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const CORE = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties'
const OFFICE_RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

function relationsXml(relations: readonly Relation[]): string {
  const items = relations.map(({ id, type, target }) =>
    element('Relationship', {
      Id: id,
      Type: type.startsWith('http') ? type : `${OFFICE_RELATIONS}/${type}`,
      Target: target,
    }),
  )
  return HEAD + element('Relationships', { xmlns: RELATIONS }, ...items)
}

function typesXml(parts: readonly Part[]): string {
  const overrides = [
    ...parts.map(({ path, type }) => element('Override', { PartName: `/${path}`, ContentType: OFFICE + type })),
    element('Override', {
      PartName: '/docProps/core.xml',
      ContentType: 'application/vnd.openxmlformats-package.core-properties+xml',
    }),
  ]
  return (
    HEAD +
    element(
      'Types',
      { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
      element('Default', {
        Extension: 'rels',
        ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
      }),
      element('Default', { Extension: 'xml', ContentType: 'application/xml' }),
      ...overrides,
    )
  )
}

function propertiesXml(properties: Properties): string {
  const { title, subject, creator, language } = properties
  const elements = Object.entries({ title, subject, creator, language }).map(([name, value]) =>
    element(`dc:${name}`, {}, escapeXml(value)),
  )
  return (
    HEAD +
    element('cp:coreProperties', { 'xmlns:cp': CORE, 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, ...elements)
  )
}

const relationsPath = (path: string) => path.replace(/([^/]+)$/, '_rels/$1.rels')

/** The file, the same bytes for the same parts. The first part is the document itself. */
export function officeFile(parts: readonly [Part, ...Part[]], properties: Properties): Uint8Array {
  const files = new Map([
    ['[Content_Types].xml', typesXml(parts)],
    [
      '_rels/.rels',
      relationsXml([
        { id: 'document', type: 'officeDocument', target: parts[0].path },
        {
          id: 'properties',
          type: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
          target: 'docProps/core.xml',
        },
      ]),
    ],
    ['docProps/core.xml', propertiesXml(properties)],
    ...parts.flatMap(({ path, xml, relations }): [string, string][] => [
      [path, HEAD + xml],
      ...(relations ? [[relationsPath(path), relationsXml(relations)] as [string, string]] : []),
    ]),
  ])
  return archiveOf(files)
}
