import { join } from 'node:path'
import type { z } from 'zod'
import type { Locale } from '../../contract/locale.ts'
import { type Article, composeArticles, sharedCovers } from './articles.ts'
import { type BothLanguages, type CheckedFile, contentFiles } from './content-files.ts'
import { copySchemas, pageSchemas, resourceSchemas, type SchemaGroup } from './content-schemas.ts'
import { type Figures, figuresIn } from './figure.ts'
import { figureMistakes } from './figure-rules.ts'
import { type Filled, type Filling, fillIn, headFiller } from './fill-in.ts'
import { forbiddenRenderings } from './forbidden-renderings.ts'
import { type Identity, identityIn } from './identity.ts'
import { composeLedger, type Ledger } from './ledger.ts'
import { composeLegalText, type LegalText } from './legal-text.ts'
import { ContentError, type Mistake, problem } from './mistakes.ts'
import { type Holidays, holidaysIn } from './office.ts'
import { type OutletCount, outletCounts } from './outlets.ts'
import { composeProse, type Prose } from './prose.ts'
import { article, articleCategoryTitles } from './schemas/blog.ts'
import { glossarySchema, holidaysSchema, identitySchema } from './schemas/company.ts'
import { factsSchema, ledgerSchema, type Notes, notesSchema } from './schemas/figures.ts'
import { type LegalPageName, legalPage } from './schemas/pages.ts'
import { type Reported, reportedSchema } from './schemas/report.ts'
import { guideChapter } from './schemas/resources.ts'

type FilledGroup<Schemas extends SchemaGroup> = { [Name in keyof Schemas]: Filled<z.infer<Schemas[Name]>> }

/** A chapter of the strategy guide, ready to show. */
export type Chapter = z.infer<typeof guideChapter> & { prose: Prose }

/** Everything the site says in one language, figures filled in. */
export type Words = FilledGroup<typeof copySchemas> & {
  identity: Identity
  figures: Figures
  holidays: Holidays
  notes: Notes
  /** The numbers of the sample report; its words are `report`. */
  reported: Reported
  /** What each figure means. */
  ledger: Ledger
  /** The outlets by kind, industry, language and so on. */
  outletCounts: OutletCount[]
  pages: FilledGroup<typeof pageSchemas>
  resources: FilledGroup<typeof resourceSchemas>
  /** The newest first. */
  articles: Article[]
  /** Of the strategy guide, in their order. */
  chapters: Chapter[]
  legal: Record<LegalPageName, LegalText>
}

/** The words of an inner page. */
export type PageWords<Name extends keyof Words['pages']> = Words['pages'][Name]

export type Content = Record<Locale, Words>

/** The files of a group by their names; undefined where a file has mistakes. */
type FileGroup = Record<string, BothLanguages<unknown> | undefined>

/** Reads every file of `content/`; adds what is wrong with each of them to `mistakes`. */
function readFiles(directory: string, mistakes: Mistake[]) {
  const files = contentFiles(directory, mistakes)
  const group = (folder: string, schemas: SchemaGroup): FileGroup =>
    Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, files.inBoth(`${folder}${name}.yaml`, schema)]),
    )
  const markdown = <Schema extends z.ZodType>(folder: string, schema: Schema) =>
    files.namesIn(folder).map((name) => ({ slug: name, both: files.inBoth(`${folder}/${name}.md`, schema) }))

  const read = {
    facts: files.checked('facts.yaml', factsSchema),
    identity: files.checked('identity.yaml', identitySchema),
    holidays: files.checked('holidays.yaml', holidaysSchema),
    notes: files.inBoth('notes.yaml', notesSchema),
    reported: files.checked('report.yaml', reportedSchema),
    ledger: files.inBoth('ledger.yaml', ledgerSchema),
    copy: group('', copySchemas),
    pages: group('pages/', pageSchemas),
    resources: group('resources/', resourceSchemas),
    categories: files.inBoth('blog/categories.yaml', articleCategoryTitles),
    articles: markdown('blog', article),
    chapters: markdown('resources/strategy-guide', guideChapter).map(({ both }) => both),
    terms: files.inBoth('legal/terms.md', legalPage),
    privacy: files.inBoth('legal/privacy.md', legalPage),
  }
  mistakes.push(...sharedCovers(read.articles))
  const glossary = files.checked('glossary.yaml', glossarySchema)
  if (glossary) mistakes.push(...files.sources.flatMap((source) => forbiddenRenderings(source, glossary.data)))
  for (const path of files.unread)
    mistakes.push({ file: `content/${path}`, key: '', line: 1, column: 1, problem: problem('fileUnread') })
  return read
}

/** Fills in the texts of a group of files. Undefined if one of them has mistakes. */
function fillGroup<Schemas extends SchemaGroup>(group: FileGroup, filling: Filling): FilledGroup<Schemas> | undefined {
  const words = Object.entries(group).map(([name, both]) => {
    const file = both?.[filling.locale]
    return [name, file && fillIn(file.source, file.data, filling)] as const
  })
  return words.some(([, filled]) => filled === undefined)
    ? undefined
    : (Object.fromEntries(words) as FilledGroup<Schemas>)
}

function composeChapter({ source, data }: CheckedFile<z.infer<typeof guideChapter>>, filling: Filling): Chapter {
  const filled = headFiller(source, filling)
  return {
    ...data,
    title: filled('title', data.title),
    lead: filled('lead', data.lead),
    prose: composeProse(source, filling),
  }
}

type Read = ReturnType<typeof readFiles>

/** Fills in all texts of one language, to find every mistake. Undefined if a file has one. */
function composeWords(
  read: Read,
  facts: NonNullable<Read['facts']>,
  identity: Identity,
  locale: Locale,
  report: Filling['report'],
): Words | undefined {
  const bare: Filling = { locale, figures: figuresIn(facts.data, locale), identity, notes: new Map(), report }
  const notes = read.notes && fillIn(read.notes[locale].source, read.notes[locale].data, bare)
  const filling = {
    ...bare,
    notes: new Map(Object.entries(notes ?? {}).map(([key, note]) => [`notes.${key}`, note])),
  }
  const copy = fillGroup<typeof copySchemas>(read.copy, filling)
  const pages = fillGroup<typeof pageSchemas>(read.pages, filling)
  const resources = fillGroup<typeof resourceSchemas>(read.resources, filling)
  const articles = read.categories && composeArticles(read.articles, read.categories[locale].data, filling)
  const chapters = read.chapters.flatMap((both) => (both ? [composeChapter(both[locale], filling)] : []))
  const terms = read.terms && composeLegalText(read.terms[locale], filling)
  const privacy = read.privacy && composeLegalText(read.privacy[locale], filling)
  const ledger =
    read.ledger && composeLedger(facts, fillIn(read.ledger[locale].source, read.ledger[locale].data, filling), filling)
  const { holidays, reported } = read
  if (!copy || !pages || !resources || !notes || !articles || !terms || !privacy || !ledger || !holidays || !reported)
    return undefined
  return {
    ...copy,
    identity,
    figures: filling.figures,
    holidays: holidaysIn(holidays.data, locale),
    notes,
    reported: reported.data,
    ledger,
    outletCounts: outletCounts(copy, filling.figures, locale),
    pages,
    resources,
    articles,
    chapters,
    legal: { terms, privacy },
  }
}

/**
 * Reads, checks and composes all content, for the build, the development server and the tests.
 *
 * @throws ContentError with every mistake, not only the first
 */
export function loadContent(directory = join(process.cwd(), 'content')): Content {
  const mistakes: Mistake[] = []
  const read = readFiles(directory, mistakes)
  const { facts, identity } = read
  // Without the facts every placeholder would be reported as unknown.
  if (!facts || !identity) throw new ContentError(mistakes)
  mistakes.push(...figureMistakes(facts))
  const wordsIn = (locale: Locale) =>
    composeWords(read, facts, identityIn(identity.data, locale), locale, (mistake) => mistakes.push(mistake))
  const [en, th] = [wordsIn('en'), wordsIn('th')]
  if (mistakes.length > 0 || !en || !th) throw new ContentError(mistakes)
  return { en, th }
}
