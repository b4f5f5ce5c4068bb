import { type KeyPath, keyOf, type Mistake, type Problem, problem } from './mistakes.ts'
import type { Glossary } from './schemas/company.ts'
import type { SourceFile } from './source-file.ts'

/** What is written as nobody should write: the glossary's own lists, what the style guide warns of, the draft to try the checker with. */
const warning = /\/glossary\.yaml |\/kit\.yaml styleGuide\.leaves\.voice\.instead\.|\/checker\.yaml sample\./

interface Found {
  /** Where in the text it stands. */
  offset: number
  /** What is wrong with it and what to write instead. */
  problem: Problem
}

/** Every place in a text where another begins. */
function placesOf(part: string, text: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) places.push(at)
  return places
}

/** Every rendering in a text that the glossary forbids. */
export function renderingsIn(text: string, glossary: Glossary): Found[] {
  return glossary.flatMap(({ term, thai, why, never }) =>
    never.flatMap((rendering) =>
      placesOf(rendering, text).map((offset) => ({
        offset,
        problem: problem('forbidden', { rendering, term, why, thai }),
      })),
    ),
  )
}

/** The same in all texts of a content file, each at its place. Whether a file is Thai need not be asked: no English text holds Thai. */
export function forbiddenRenderings(source: SourceFile, glossary: Glossary): Mistake[] {
  const above = textsIn(source.data).flatMap(({ text, path }) => {
    const found = renderingsIn(text, glossary)
    if (found.length === 0 || warning.test(`${source.file} ${keyOf(path)}`)) return []
    return found.map((rendering) => source.mistake(path, rendering.problem))
  })
  const below = renderingsIn(source.body, glossary)
  return [...above, ...below.map((found) => source.bodyMistakeAt(found.offset, found.problem))]
}

/** Every text of what a file says, and the keys that lead to it. */
function textsIn(node: unknown, path: KeyPath = []): { text: string; path: KeyPath }[] {
  if (typeof node === 'string') return [{ text: node, path }]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    textsIn(value, [...path, Array.isArray(node) ? Number(key) : key]),
  )
}
