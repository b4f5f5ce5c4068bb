/** The container of DOCX and XLSX files (ECMA-376, part 2): XML parts, their types, and how they refer to each other. */
import { readFileSync } from 'node:fs'
import { escapeMarkup } from '../../contract/escape-markup.ts'
import { archiveOf } from '../archive.ts'

export interface Part {
  /** From the root of the package: `word/document.xml`. */
  path: string
  /** What follows `application/vnd.openxmlformats-officedocument.` in its content type. */
  type: string
  xml: string
  /** The parts it refers to. */
  relations?: readonly Relation[]
}

interface Relation {
  id: string
  /** The last part of the relation's address: `styles`. */
  type: string
  /** Relative to the part's folder. */
  target: string
}

/** The document properties that programs show. */
export interface Properties {
  title: string
  subject: string
  creator: string
  /** A language tag. */
  language: string
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'application/vnd.openxmlformats-officedocument.'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const CORE_PROPERTIES = 'application/vnd.openxmlformats-package.core-properties+xml'

/** Reads a fixed part and fills in its `{placeholders}`. */
export function readPart(name: string, values: Readonly<Record<string, string>> = {}): string {
  const xml = readFileSync(`downloads/office/parts/${name}.xml`, 'utf8')
  return xml.replace(/\{(\w+)\}/g, (_, place: string) => escapeMarkup(values[place] ?? ''))
}

function relationsXml(relations: readonly Relation[]): string {
  const items = relations.map(({ id, type, target }) => {
    const address = type.startsWith('http') ? type : `${RELATIONS}/${type}`
    return `<Relationship Id="${id}" Type="${address}" Target="${target}"/>`
  })
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${items.join('')}</Relationships>`
}

const overrideXml = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${type}"/>`

const typesXml = (parts: readonly Part[]) =>
  [
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    ...parts.map(({ path, type }) => overrideXml(path, OFFICE + type)),
    overrideXml('docProps/core.xml', CORE_PROPERTIES),
    '</Types>',
  ].join('')

function propertiesXml({ title, subject, creator, language }: Properties): string {
  const elements = Object.entries({ title, subject, creator, language }).map(
    ([name, value]) => `<dc:${name}>${escapeMarkup(value)}</dc:${name}>`,
  )
  return `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">${elements.join('')}</cp:coreProperties>`
}

const relationsPath = (path: string) => path.replace(/([^/]+)$/, '_rels/$1.rels')

/** The file: the same bytes for the same parts. The first part is the document itself. */
export function officeFile(parts: readonly [Part, ...Part[]], properties: Properties): Uint8Array {
  const files = new Map([
    ['[Content_Types].xml', typesXml(parts)],
    [
      '_rels/.rels',
      relationsXml([
        { id: 'document', type: 'officeDocument', target: parts[0].path },
        { id: 'properties', type: `${PACKAGE}/relationships/metadata/core-properties`, target: 'docProps/core.xml' },
      ]),
    ],
    ['docProps/core.xml', propertiesXml(properties)],
  ])
  for (const { path, xml, relations } of parts) {
    files.set(path, HEAD + xml)
    if (relations) files.set(relationsPath(path), relationsXml(relations))
  }
  return archiveOf(files)
}
