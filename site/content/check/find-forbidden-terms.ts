import type { Glossary } from '../schemas/company.ts'
import { joinKeys, listStrings, type Mistake } from '../source/mistakes.ts'
import type { SourceFile } from '../source/source-file.ts'

/**
 * Files and keys that have wrong terms on purpose: the glossary, the style guide's examples, the checker's sample draft, and a link
 * in the words of the specification. A company may have any name.
 */
const EXEMPT = [
  /\/glossary\.yaml /,
  /\/identity\.yaml (?:name|logo|legal)\./,
  /\/prints\.yaml styleGuide\.leaves\.voice\.instead\./,
  /\/checker\.yaml sample\./,
  /\/en\/home\.yaml international\.link$/,
]

export function* findTermsInText(text: string, glossary: Glossary): Generator<{ offset: number; problem: string }> {
  for (const { term, thai, why, never, neverInEnglish = [] } of glossary)
    for (const part of [...never, ...neverInEnglish])
      for (let offset = text.indexOf(part); offset !== -1; offset = text.indexOf(part, offset + part.length)) {
        const found = never.includes(part)
          ? `do not use ${part} for '${term}': ${why}. Use ${thai}`
          : `${part}: ${why}; write ${term}`
        yield { offset, problem: `${found}, or change content/glossary.yaml` }
      }
}

export function* findForbiddenTerms(source: SourceFile, glossary: Glossary): Generator<Mistake> {
  for (const { text, path } of listStrings(source.data))
    if (!EXEMPT.some((pattern) => pattern.test(`${source.file} ${joinKeys(path)}`)))
      for (const { problem } of findTermsInText(text, glossary)) yield source.mistake(path, problem)
  for (const { offset, problem } of findTermsInText(source.body, glossary)) yield source.bodyMistake(offset, problem)
}
