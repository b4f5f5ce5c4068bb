import { checkFile } from './check-file.ts'
import { type Identity, identityIn } from './identity.ts'
import { keepFileTogether } from './keep-together.ts'
import { type ContentLocale, contentLocales } from './locales.ts'
import { type Resolved, resolve } from './resolve.ts'
import { checkSameShape } from './same-shape.ts'
import { type Copy, type CopyName, copyNames, copySchemas } from './schemas/copy.ts'
import { type FactGroup, factsSchema } from './schemas/facts.ts'
import { identitySchema } from './schemas/identity.ts'

/** The files of `content/` as parsed, nothing checked yet. */
export interface RawContent {
  facts: unknown
  identity: unknown
  copy: Record<ContentLocale, Record<CopyName, unknown>>
}

/** All words of one language, figures filled in. */
export type Words = Resolved<Copy> & { identity: Identity }

export interface Content {
  facts: FactGroup
  words: Record<ContentLocale, Words>
}

function compose(raw: RawContent, locale: ContentLocale, facts: FactGroup, identity: Identity): Words {
  const words: Record<string, unknown> = { identity }
  for (const name of copyNames) {
    const file = `content/${locale}/${name}.yaml`
    const copy = checkFile(file, copySchemas[name], raw.copy[locale][name])
    if (locale !== 'en') checkSameShape(file, raw.copy.en[name], copy)
    words[name] = keepFileTogether(resolve(copy, { file, locale, facts, identity }), locale)
  }
  return words as unknown as Words
}

/**
 * Checks all content and makes it ready to show. The build runs this; so do the tests.
 * @throws ContentError naming the file and the key of the first thing that is wrong.
 */
export function composeContent(raw: RawContent): Content {
  const facts = checkFile('content/facts.yaml', factsSchema, raw.facts)
  const file = checkFile('content/identity.yaml', identitySchema, raw.identity)
  const [en, th] = contentLocales.map((locale) => compose(raw, locale, facts, identityIn(file, locale)))
  return { facts, words: { en, th } as Record<ContentLocale, Words> }
}
