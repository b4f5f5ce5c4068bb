import { type KeyPath, keyOf, type Mistake } from './mistakes.ts'
import type { Glossary } from './schemas/company.ts'
import type { SourceFile } from './source-file.ts'

/** Places that contain wrong spellings on purpose: the glossary, the style guide's examples, the checker's sample draft. */
const exempt = /\/glossary\.yaml |\/kit\.yaml styleGuide\.leaves\.voice\.instead\.|\/checker\.yaml sample\./

function offsetsOf(part: string, text: string): number[] {
  const offsets: number[] = []
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) offsets.push(at)
  return offsets
}

/** Every term in a text that the glossary forbids, with its offset. */
export function renderingsIn(text: string, glossary: Glossary): { offset: number; problem: string }[] {
  return glossary.flatMap(({ term, thai, why, never }) =>
    never.flatMap((rendering) =>
      offsetsOf(rendering, text).map((offset) => ({
        offset,
        problem: `${rendering} is no Thai for '${term}': ${why}; write ${thai}`,
      })),
    ),
  )
}

/** Every string in a file's data, with its path. */
function stringsIn(node: unknown, path: KeyPath = []): { text: string; path: KeyPath }[] {
  if (typeof node === 'string') return [{ text: node, path }]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => stringsIn(value, [...path, key]))
}

/** Every forbidden term in a content file. */
export function forbiddenRenderings(source: SourceFile, glossary: Glossary): Mistake[] {
  const inData = stringsIn(source.data)
    .filter(({ path }) => !exempt.test(`${source.file} ${keyOf(path)}`))
    .flatMap(({ text, path }) => renderingsIn(text, glossary).map(({ problem }) => source.mistake(path, problem)))
  const inBody = renderingsIn(source.body, glossary).map(({ offset, problem }) => source.bodyMistake(offset, problem))
  return [...inData, ...inBody]
}
