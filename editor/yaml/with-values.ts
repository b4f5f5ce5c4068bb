import { isDeepStrictEqual } from 'node:util'
import { scalarSplice, type Value } from './write-scalar.ts'
import { findScalar, type Key, scalarPaths, spliced, type YamlPart, yamlPart } from './yaml-part.ts'

const valueAt = (part: YamlPart, path: readonly Key[]) => findScalar(part, path)?.node.value

/**
 * The text of a file in which these values are others. It is read once more as a whole: a change never reaches into what stands
 * beside it.
 *
 * @throws RangeError where a path leads to no value, or one cannot be written without changing another
 */
export function withValues(
  file: string,
  text: string,
  changes: readonly { path: readonly Key[]; value: Value }[],
): string {
  const part = yamlPart(file, text)
  const changed = spliced(
    text,
    changes.flatMap(({ path, value }) => scalarSplice(part, path, value) ?? []),
  )
  const now = yamlPart(file, changed)
  const wanted = new Map(changes.map(({ path, value }) => [JSON.stringify(path), value]))
  const paths = scalarPaths(part)
  const wrong = paths.find((path) => {
    const key = JSON.stringify(path)
    return valueAt(now, path) !== (wanted.has(key) ? wanted.get(key) : valueAt(part, path))
  })
  if (wrong || !isDeepStrictEqual(scalarPaths(now), paths) || now.text.slice(now.end) !== text.slice(part.end))
    throw new RangeError(
      `${file}: this cannot be written without changing ${wrong?.join('.') ?? 'what stands beside it'}`,
    )
  return changed
}
