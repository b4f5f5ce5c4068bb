/** Writes the container of DOCX and XLSX files: XML parts, their types and their relationships (ECMA-376, part 2). */
import { readFileSync } from 'node:fs'
import { escapeMarkup } from '../../contract/escape-markup.ts'
import { createArchive } from '../archive.ts'
import { type Xml, xml } from './xml.ts'

export interface Part {
  /** From the root of the package: `word/document.xml`. */
  path: string
  /** The end of the content type, after `application/vnd.openxmlformats-officedocument.` */
  type: string
  content: Xml
  relations?: readonly Relation[]
}

interface Relation {
  id: string
  /** The last part of the relation's address: `styles`. */
  type: string
  /** Relative to the part's folder. */
  target: string
}

export interface Properties {
  title: string
  subject: string
  creator: string
  language: string
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'application/vnd.openxmlformats-officedocument.'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const CORE_PROPERTIES = 'application/vnd.openxmlformats-package.core-properties+xml'

/** Reads a part from a file and replaces its `{placeholders}`. */
export function readPart(name: string, values: Readonly<Record<string, string>> = {}): Xml {
  const markup = readFileSync(`downloads/office/parts/${name}.xml`, 'utf8')
  return { markup: markup.replace(/\{(\w+)\}/g, (_, place: string) => escapeMarkup(values[place] ?? '')) }
}

function relationsXml(relations: readonly Relation[]): Xml {
  const items = relations.map(({ id, type, target }) => {
    const address = type.startsWith('http') ? type : `${RELATIONS}/${type}`
    return xml`<Relationship Id="${id}" Type="${address}" Target="${target}"/>`
  })
  return xml`<Relationships xmlns="${PACKAGE}/relationships">${items}</Relationships>`
}

const overrideXml = (path: string, type: string) => xml`<Override PartName="/${path}" ContentType="${type}"/>`

const typesXml = (parts: readonly Part[]) =>
  xml`<Types xmlns="${PACKAGE}/content-types">${[
    xml`<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
    xml`<Default Extension="xml" ContentType="application/xml"/>`,
    ...parts.map(({ path, type }) => overrideXml(path, OFFICE + type)),
    overrideXml('docProps/core.xml', CORE_PROPERTIES),
  ]}</Types>`

function propertiesXml({ title, subject, creator, language }: Properties): Xml {
  const elements = Object.entries({ title, subject, creator, language })
  return xml`<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">${elements.map(([name, value]) => xml`<dc:${name}>${value}</dc:${name}>`)}</cp:coreProperties>`
}

/** Creates an Office file. The first part is the main document. The same parts give the same bytes. */
export function createOfficeFile(parts: readonly [Part, ...Part[]], properties: Properties): Uint8Array {
  const rootRelations = [
    { id: 'document', type: 'officeDocument', target: parts[0].path },
    { id: 'properties', type: `${PACKAGE}/relationships/metadata/core-properties`, target: 'docProps/core.xml' },
  ]
  const files = new Map<string, Xml>([
    ['[Content_Types].xml', typesXml(parts)],
    ['_rels/.rels', relationsXml(rootRelations)],
    ['docProps/core.xml', propertiesXml(properties)],
  ])
  for (const { path, content, relations } of parts) {
    files.set(path, content)
    if (relations) files.set(path.replace(/([^/]+)$/, '_rels/$1.rels'), relationsXml(relations))
  }
  return createArchive(new Map([...files].map(([path, { markup }]) => [path, HEAD + markup])))
}
