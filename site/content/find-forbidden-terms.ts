import { joinKeys, type KeyPath, type Mistake } from './mistakes.ts'
import type { Glossary } from './schemas/company.ts'
import type { SourceFile } from './source-file.ts'

/**
 * Files and keys that have wrong terms on purpose: the glossary, the style guide's examples, the checker's sample draft, and a link
 * in the words of the specification. A company may have any name.
 */
const EXEMPT = [
  /\/glossary\.yaml /,
  /\/identity\.yaml (?:name|logo|legal)\./,
  /\/kit\.yaml styleGuide\.leaves\.voice\.instead\./,
  /\/checker\.yaml sample\./,
  /\/en\/home\.yaml international\.link$/,
]

function findOffsets(part: string, text: string): number[] {
  const offsets: number[] = []
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) offsets.push(at)
  return offsets
}

/** Finds every term in a text that the glossary forbids. */
export function findTermsInText(text: string, glossary: Glossary): { offset: number; problem: string }[] {
  return glossary.flatMap(({ term, thai, why, never, neverInEnglish = [] }) => [
    ...never.flatMap((rendering) =>
      findOffsets(rendering, text).map((offset) => ({
        offset,
        problem: `do not use ${rendering} for '${term}': ${why}. Use ${thai}`,
      })),
    ),
    ...neverInEnglish.flatMap((name) =>
      findOffsets(name, text).map((offset) => ({ offset, problem: `${name}: ${why}; write ${term}` })),
    ),
  ])
}

/** Lists every string in a file's data, with its path. */
function listStrings(node: unknown, path: KeyPath = []): { text: string; path: KeyPath }[] {
  if (typeof node === 'string') return [{ text: node, path }]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => listStrings(value, [...path, key]))
}

/** Finds every forbidden term in a content file. */
export function findForbiddenTerms(source: SourceFile, glossary: Glossary): Mistake[] {
  const inData = listStrings(source.data)
    .filter(({ path }) => !EXEMPT.some((pattern) => pattern.test(`${source.file} ${joinKeys(path)}`)))
    .flatMap(({ text, path }) => findTermsInText(text, glossary).map(({ problem }) => source.mistake(path, problem)))
  const inBody = findTermsInText(source.body, glossary).map(({ offset, problem }) =>
    source.bodyMistake(offset, problem),
  )
  return [...inData, ...inBody]
}
