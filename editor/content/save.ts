import { LOCALES } from '../../contract/locale.ts'
import { checkSchema } from '../../site/content/check-schema.ts'
import { keyOf } from '../../site/content/mistakes.ts'
import { problem } from '../../site/content/problems.ts'
import { readSource } from '../../site/content/source-file.ts'
import { pathOf, pathOfKey, sideOf } from '../file-names.ts'
import type {
  Change,
  Conflict,
  EntryValues,
  FieldProblem,
  FileShown,
  Key,
  ListRequest,
  Mistake,
  NewArticle,
  Refusal,
  Side,
} from '../protocol.ts'
import { RefusalError } from '../words/refusals.ts'
import { type ListChange, withListChanged } from '../yaml/list-items.ts'
import { type KeysOf, type ValueChange, withValues } from '../yaml/with-values.ts'
import { bodyStart, isKey, yamlPart } from '../yaml/yaml-part.ts'
import { articleFile } from './article-file.ts'
import type { Checked, ContentFolder } from './content-folder.ts'
import { jsonSchemaOf } from './json-schema.ts'
import { listDigestIn, readingIn } from './read-file.ts'
import { keysOf } from './schema-keys.ts'
import { digestOf } from './trees.ts'

const lineOf = ({ file, key, problem }: Mistake) => JSON.stringify([file, key, problem])

/** Nothing keeps it from being saved but these. */
const refusal = (reasons: Partial<Refusal>): Refusal => ({ problems: [], mistakes: [], conflicts: [], ...reasons })

/** A mistake that was there before is no reason to refuse a change. */
const added = (before: readonly Mistake[], after: readonly Mistake[]) => {
  const known = new Set(before.map(lineOf))
  return after.filter((mistake) => !known.has(lineOf(mistake)))
}

const writable = (value: Change['value']) =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n').normalize('NFC') : value

/** The whole file stands otherwise, whichever of its values it is. */
const fileConflict = (path: string): Conflict => {
  const { name: file, side } = sideOf(path)
  return { file, side, path: [] }
}

/** A text below front matter ends with its last line. */
const bodyText = (value: string) => `${value.replace(/\s+$/, '')}\n`

/**
 * Changes the files of a folder. Each change names what was read; where something else stands there meanwhile, nothing is written.
 * What does not fit its schema is never written; what only the whole content shows to be wrong is, where the asker insists.
 */
export function saver(folder: ContentFolder) {
  const known = (texts: ReadonlyMap<string, string>, name: string, side: Side): string => {
    const text = texts.get(pathOf(name, side))
    if (text === undefined) throw new RefusalError('noFile', { path: pathOf(name, side) })
    return text
  }

  /** What the schema of a file says of its keys; undefined for a file that no page reads. */
  function keysIn(path: string, text: string): KeysOf | undefined {
    const schema = folder.checkNow().schemas.get(path)
    return schema && keysOf(jsonSchemaOf(schema), yamlPart(path, text).document.toJS())
  }

  /** Checks what would be written, and writes it, as long as the files say what it was computed from. */
  function put(changed: ReadonlyMap<string, string>, texts: ReadonlyMap<string, string>, despite: boolean): Refusal {
    const before = folder.checkNow()
    const problems = [...changed].flatMap(([path, text]) => problemsOf(path, text, texts.get(path), before))
    if (problems.length > 0) return refusal({ problems })
    const after = folder.checkWith(changed)
    const further = added(before.mistakes, after.mistakes)
    if (further.length > 0 && !despite) return refusal({ mistakes: further })
    return refusal({ conflicts: folder.write(changed, texts, after).map(fileConflict) })
  }

  function problemsOf(path: string, text: string, old: string | undefined, { schemas }: Checked): FieldProblem[] {
    // An article that is not there yet has the schema of those that are.
    const schema = schemas.get(path) ?? [...schemas].find(([other]) => /blog\/.+\.md$/.test(other))?.[1]
    if (!schema) return []
    const { name, side } = sideOf(path)
    const before = old === undefined ? [] : checkSchema(readSource(`content/${path}`, old), schema).mistakes
    const after = checkSchema(readSource(`content/${path}`, text), schema).mistakes
    return added([...before], [...after]).map(({ key, problem }) => ({
      file: name,
      side,
      path: pathOfKey(key),
      problem,
    }))
  }

  return {
    /** Values and texts, in as many files as it takes. */
    changes(changes: readonly Change[], despite = false): Refusal {
      const texts = folder.texts()
      const conflicts: Conflict[] = []
      const values = new Map<string, ValueChange[]>()
      const bodies = new Map<string, string>()
      for (const { file, side, path, read, value } of changes) {
        const text = known(texts, file, side)
        const now = readingIn(file, text, side, path)
        if (now?.read !== read) {
          conflicts.push({ file, side, path, ...(now && { now }) })
          continue
        }
        const key = pathOf(file, side)
        if (path === 'body') bodies.set(key, bodyText(String(writable(value) ?? '')))
        else values.set(key, [...(values.get(key) ?? []), { path, value: writable(value) }])
      }
      if (conflicts.length > 0) return refusal({ conflicts })
      const changed = new Map(
        [...new Set([...values.keys(), ...bodies.keys()])].map((path) => {
          const before = texts.get(path) ?? ''
          const text = withValues(path, before, values.get(path) ?? [], keysIn(path, before))
          const body = bodies.get(path)
          return [path, body === undefined ? text : text.slice(0, bodyStart(yamlPart(path, text))) + body]
        }),
      )
      return put(changed, texts, despite)
    },

    /** An entry more, less or elsewhere, in all languages at once. */
    list({ file, path, read, change }: ListRequest, despite = false): Refusal {
      const texts = folder.texts()
      const sides = (Object.keys(read) as Side[]).filter((side) => side === 'all' || LOCALES.includes(side))
      const conflicts = sides
        .filter((side) => listDigestIn(file, known(texts, file, side), side, path) !== read[side])
        .map((side): Conflict => ({ file, side, path }))
      if (conflicts.length > 0) return refusal({ conflicts })
      const after = Math.max(change.index, 0)
      const isFirst = change.kind === 'add' && change.index < 0
      const kind: ListChange =
        change.kind !== 'add' ? change : isFirst ? { kind: 'begin' } : { kind: 'repeat', index: after }
      const changed = new Map(
        sides.map((side) => {
          const longer = withListChanged(file, known(texts, file, side), path, kind)
          const values = change.kind === 'add' ? (change.values[side] ?? {}) : {}
          const name = pathOf(file, side)
          return [name, withEntry(name, longer, [...path, change.index + 1], values, keysIn(name, longer))]
        }),
      )
      return put(changed, texts, despite)
    },

    /** Both files of a new article. */
    article(article: NewArticle, despite = false): Refusal {
      const name = `blog/${article.slug}.md`
      const slug: Conflict = { file: name, side: 'en', path: ['slug'] }
      const texts = folder.texts()
      if (LOCALES.some((locale) => texts.has(pathOf(name, locale)))) return refusal({ conflicts: [slug] })
      if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(article.slug))
        return refusal({ problems: [{ ...slug, problem: problem('id') }] })
      const files = new Map(LOCALES.map((locale) => [pathOf(name, locale), articleFile(article, locale)]))
      return put(files, texts, despite)
    },

    /**
     * Whole files as they were before; what was not there before goes.
     * @param files with a digest of what each said when it was shown
     */
    putBack(files: readonly (FileShown & { before: string | undefined })[]): Refusal {
      const texts = folder.texts()
      for (const { path } of files) {
        if (!/^[\w./-]+\.(?:yaml|md)$/.test(path) || path.split('/').includes('..') || path.startsWith('/'))
          throw new RefusalError('noFile', { path })
      }
      const unseen = files.filter(({ path, read }) => digestOf(texts.get(path)) !== read).map(({ path }) => path)
      const different =
        unseen.length > 0 ? unseen : folder.write(new Map(files.map((one) => [one.path, one.before])), texts)
      return refusal({ conflicts: different.map(fileConflict) })
    },
  }
}

/** The text in which an entry that was written once more has values of its own. */
function withEntry(
  file: string,
  text: string,
  entry: readonly Key[],
  values: EntryValues[Side] & object,
  keys: KeysOf | undefined,
): string {
  const changes = Object.entries(values).map(([key, value]) => {
    const path = [...entry, ...(JSON.parse(key) as Key[])]
    if (!path.every(isKey)) throw new RefusalError('noPlace', { path: keyOf(path) })
    return { path, value: writable(value) }
  })
  return withValues(file, text, changes, keys)
}
