import { LOCALES } from '../../contract/locale.ts'
import { figuresIn } from '../../site/content/figure.ts'
import type { Words } from '../../site/content/load-content.ts'
import { factsSchema } from '../../site/content/schemas/facts.ts'
import { readSource } from '../../site/content/source-file.ts'
import { sideOf } from '../file-names.ts'
import type { ContentFile, Everything, Side } from '../protocol.ts'
import { RefusalError } from '../words/refusals.ts'
import type { ContentFolder } from './content-folder.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'
import { type PlaceOf, placesIn } from './places.ts'
import { readFile } from './read-file.ts'

function figuresOf(facts: string): Everything['figures'] {
  const parsed = factsSchema.safeParse(readSource('content/facts.yaml', facts).data)
  if (!parsed.success) return {}
  const [en, th] = LOCALES.map((locale) => figuresIn(parsed.data, locale))
  return Object.fromEntries(
    [...(en ?? [])].map(([name, { text }]) => [name, { en: text, th: th?.get(name)?.text ?? '' }]),
  )
}

/** Where the site is seen, as soon as it is, or that it is seen no more. */
export interface PreviewState {
  address?: string
  ended?: boolean
}

/** What was read last of each file, by its name: a save changes one of a hundred. */
export type FilesRead = Map<string, { fingerprint: string; file: ContentFile }>

/**
 * Reads the folder for the editor's page. What does not change with a save is kept.
 *
 * @param lastRead for several folders of the same texts and schemas, of which then each file is read once
 */
export function everythingReader(
  folder: ContentFolder,
  preview: (() => PreviewState) | undefined,
  lastRead: FilesRead = new Map(),
) {
  const schemas = new Map<string, JsonSchema>()
  /** The content as it last could be shown: with a mistake in it, places are still told by that. */
  let shown: Words | undefined

  function schemaOf(path: string, ofFiles: ReturnType<ContentFolder['checkNow']>['schemas']): JsonSchema {
    const known = schemas.get(path)
    if (known) return known
    const schema = ofFiles.get(path)
    const made = schema ? jsonSchemaOf(schema) : {}
    schemas.set(path, made)
    return made
  }

  return function everything(): Everything {
    const texts = folder.texts()
    const { mistakes, content, schemas: ofFiles } = folder.checkNow()
    if (content) shown = content.en
    const english = [...texts].filter(([path]) => sideOf(path).side !== 'th')
    const placeOf: PlaceOf = shown ? placesIn(shown, english) : () => undefined
    const places = JSON.stringify(shown && [shown.faq.map(({ id }) => id), shown.articles.map(({ slug }) => slug)])
    const byName = Map.groupBy([...texts], ([path]) => sideOf(path).name)
    const files = [...byName].flatMap(([name, both]): ContentFile[] => {
      const sides = new Map(both.map(([path, text]): [Side, string] => [sideOf(path).side, text]))
      const fingerprint = JSON.stringify([places, ...sides])
      const known = lastRead.get(name)
      if (known?.fingerprint === fingerprint) return [known.file]
      const schema = schemaOf(both[0]?.[0] ?? '', ofFiles)
      try {
        const file = readFile({ name, texts: sides, schema }, placeOf)
        lastRead.set(name, { fingerprint, file })
        return [file]
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error
        // The check names the place in words for people.
        return [{ name, sides: [...sides.keys()], hints: [], nodes: [] }]
      }
    })
    const { address, ended } = preview?.() ?? {}
    return {
      files,
      mistakes,
      figures: figuresOf(texts.get('facts.yaml') ?? ''),
      ...(address && { preview: address }),
      ...(ended && { previewEnded: true }),
      ...(!preview && { previewOff: true }),
    }
  }
}
