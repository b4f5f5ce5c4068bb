import { type KeyPath, keyOf, type Mistake } from './mistakes.ts'
import type { Glossary } from './schemas/company.ts'
import type { SourceFile } from './source-file.ts'

/** Places that contain wrong spellings on purpose: the glossary, the style guide's examples, the checker's sample draft. */
const warning = /\/glossary\.yaml |\/kit\.yaml styleGuide\.leaves\.voice\.instead\.|\/checker\.yaml sample\./

interface Found {
  /** Its offset in the text. */
  offset: number
  /** What is wrong with it and what to write instead. */
  problem: string
}

/** Every offset at which `part` occurs in a text. */
function placesOf(part: string, text: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) places.push(at)
  return places
}

/** Every term in a text that the glossary forbids. */
export function renderingsIn(text: string, glossary: Glossary): Found[] {
  return glossary.flatMap(({ term, thai, why, never }) =>
    never.flatMap((rendering) =>
      placesOf(rendering, text).map((offset) => ({
        offset,
        problem: `${rendering} is no Thai for '${term}': ${why}; write ${thai}`,
      })),
    ),
  )
}

/** Every forbidden term in a content file. English files need no exception: they contain no Thai. */
export function forbiddenRenderings(source: SourceFile, glossary: Glossary): Mistake[] {
  const above = textsIn(source.data).flatMap(({ text, path }) => {
    const found = renderingsIn(text, glossary)
    if (found.length === 0 || warning.test(`${source.file} ${keyOf(path)}`)) return []
    return found.map((rendering) => source.mistake(path, rendering.problem))
  })
  const below = renderingsIn(source.body, glossary)
  return [...above, ...below.map((found) => source.bodyMistake(found.offset, found.problem))]
}

/** Every string in a file's data, with its path. */
function textsIn(node: unknown, path: KeyPath = []): { text: string; path: KeyPath }[] {
  if (typeof node === 'string') return [{ text: node, path }]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    textsIn(value, [...path, Array.isArray(node) ? Number(key) : key]),
  )
}
