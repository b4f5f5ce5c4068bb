import { join } from 'node:path'
import type { z } from 'zod'
import type { Locale } from '../../contract/locale.ts'
import { type Article, composeArticles, sharedCovers } from './articles.ts'
import { type Chapter, composeChapter } from './chapter.ts'
import { contentFiles } from './content-files.ts'
import { type Figures, figuresIn } from './figure.ts'
import { figureMistakes } from './figure-rules.ts'
import type { Filling } from './fill-in.ts'
import { type Filled, fillIn } from './fill-in.ts'
import { forbiddenRenderings } from './forbidden-renderings.ts'
import { type Holidays, holidaysIn } from './holidays.ts'
import { type Identity, identityIn } from './identity.ts'
import { composeLedger, type Ledger } from './ledger.ts'
import { composeLegalText, type LegalText } from './legal-text.ts'
import { ContentError, type Mistake } from './mistakes.ts'
import { type OutletCount, outletCounts } from './outlets.ts'
import { problem } from './problems.ts'
import { article, articleCategoryTitles } from './schemas/article.ts'
import { type Copy, copySchemas } from './schemas/copy.ts'
import { factsSchema } from './schemas/facts.ts'
import { glossarySchema } from './schemas/glossary.ts'
import { holidaysSchema } from './schemas/holidays.ts'
import { identitySchema } from './schemas/identity.ts'
import { ledgerSchema } from './schemas/ledger.ts'
import { type Notes, notesSchema } from './schemas/notes.ts'
import { type LegalPageName, legalPage, legalPageNames } from './schemas/pages/legal.ts'
import { type PageCopy, pageSchemas } from './schemas/pages/page-schemas.ts'
import { type Reported, reportedSchema } from './schemas/reported.ts'
import { type ResourceCopy, resourceSchemas } from './schemas/resources/resource-schemas.ts'
import { guideChapter } from './schemas/resources/strategy-guide.ts'

/** Everything the site says in one language, figures filled in. */
export type Words = Filled<Copy> & {
  identity: Identity
  figures: Figures
  holidays: Holidays
  notes: Notes
  /** What came of the made-up release, in numbers; its words are `report`. */
  reported: Reported
  /** What each figure means. */
  ledger: Ledger
  /** The outlets in every way in which they are counted. */
  outletCounts: OutletCount[]
  pages: { [Name in keyof PageCopy]: Filled<PageCopy[Name]> }
  resources: { [Name in keyof ResourceCopy]: Filled<ResourceCopy[Name]> }
  /** The newest first. */
  articles: Article[]
  /** Of the strategy guide, in their order. */
  chapters: Chapter[]
  legal: Record<LegalPageName, LegalText>
}

/** The words of an inner page. */
export type PageWords<Name extends keyof PageCopy> = Words['pages'][Name]

export type Content = Record<Locale, Words>

/**
 * Reads, checks and composes all content: the build and the development server show what comes out, the tests too.
 *
 * @throws ContentError with every mistake, not only the first
 */
export function loadContent(directory = join(process.cwd(), 'content')): Content {
  const mistakes: Mistake[] = []
  const files = contentFiles(directory, mistakes)
  const facts = files.checked('facts.yaml', factsSchema)
  const identity = files.checked('identity.yaml', identitySchema)
  const holidays = files.checked('holidays.yaml', holidaysSchema)
  const notes = files.inBoth('notes.yaml', notesSchema)
  const reported = files.checked('report.yaml', reportedSchema)?.data
  const ledger = files.inBoth('ledger.yaml', ledgerSchema)
  const schemas = [
    ...Object.entries(copySchemas).map(([name, schema]) => ({ path: `${name}.yaml`, into: [name], schema })),
    ...Object.entries({ pages: pageSchemas, resources: resourceSchemas }).flatMap(([folder, ofFolder]) =>
      Object.entries(ofFolder).map(([name, schema]) => ({
        path: `${folder}/${name}.yaml`,
        into: [folder, name],
        schema,
      })),
    ),
  ]
  const copy = schemas.map(({ path, into, schema }) => ({ into, both: files.inBoth(path, schema as z.ZodType) }))
  const categories = files.inBoth('blog/categories.yaml', articleCategoryTitles)
  const articles = [...files.namesIn('blog')].map((name) => ({
    slug: name.slice(0, -'.md'.length),
    both: files.inBoth(`blog/${name}`, article),
  }))
  mistakes.push(...sharedCovers(articles))
  const chapters = [...files.namesIn('resources/strategy-guide')]
    .sort()
    .map((name) => files.inBoth(`resources/strategy-guide/${name}`, guideChapter))
  const legal = legalPageNames.map((name) => ({ name, both: files.inBoth(`legal/${name}.md`, legalPage) }))
  const glossary = files.checked('glossary.yaml', glossarySchema)
  if (glossary) mistakes.push(...files.sources.flatMap((source) => forbiddenRenderings(source, glossary.data)))
  for (const path of files.unread)
    mistakes.push({ file: `content/${path}`, key: '', line: 1, column: 1, problem: problem('fileUnread') })
  if (!facts || !identity) throw new ContentError(mistakes)
  mistakes.push(...figureMistakes(facts))

  const wordsIn = (locale: Locale): Words => {
    const bare: Filling = {
      locale,
      figures: figuresIn(facts.data, locale),
      identity: identityIn(identity.data, locale),
      notes: new Map(),
      report: (mistake) => mistakes.push(mistake),
    }
    const noted = notes && fillIn(notes[locale].source, notes[locale].data, bare)
    const filling = {
      ...bare,
      notes: new Map(Object.entries(noted ?? {}).map(([key, note]) => [`notes.${key}`, note])),
    }
    const words: Record<string, unknown> = {
      identity: bare.identity,
      figures: bare.figures,
      holidays: holidays && holidaysIn(holidays.data, locale),
      notes: noted,
      reported,
      pages: {},
      resources: {},
    }
    for (const { into, both } of copy) {
      if (!both) continue
      const parent = into.length === 1 ? words : (words[into[0] as string] as Record<string, unknown>)
      parent[into.at(-1) as string] = fillIn(both[locale].source, both[locale].data, filling)
    }
    words.articles = categories ? composeArticles(articles, categories[locale].data, filling) : []
    words.chapters = chapters.flatMap((both) => (both ? [composeChapter(both[locale], filling)] : []))
    words.legal = Object.fromEntries(
      legal.flatMap(({ name, both }) => (both ? [[name, composeLegalText(both[locale], filling)]] : [])),
    )
    const complete = words as unknown as Words
    if (mistakes.length === 0) complete.outletCounts = outletCounts(complete, locale)
    if (ledger) {
      const { source, data } = ledger[locale]
      complete.ledger = composeLedger(facts, fillIn(source, data, filling), filling)
    }
    return complete
  }
  const content = { en: wordsIn('en'), th: wordsIn('th') }
  if (mistakes.length > 0) throw new ContentError(mistakes)
  return content
}
