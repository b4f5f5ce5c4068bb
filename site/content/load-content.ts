import { join } from 'node:path'
import type { z } from 'zod'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import { type Article, composeArticles, findSharedCovers } from './articles.ts'
import { checkFacts } from './check-facts.ts'
import { type ContentFile, type ContentFiles, readContentFiles } from './content-files.ts'
import { copySchemas, pageSchemas, resourceSchemas, type SchemaGroup } from './content-schemas.ts'
import { type Figures, figuresIn } from './figure.ts'
import { createFilling, type Filled, type Filling, fillIn } from './fill-in.ts'
import { type Identity, identityIn } from './identity.ts'
import { composeLedger, findUnexplained, type Ledger } from './ledger.ts'
import { composeLegalText, type LegalText } from './legal-text.ts'
import { ContentError, type Mistake } from './mistakes.ts'
import { type Holidays, holidaysIn } from './office.ts'
import { type OutletCount, outletCounts } from './outlets.ts'
import { composeProse, type FilledFile, type Prose } from './prose.ts'
import type { ArticleCategory, ArticleHead } from './schemas/blog.ts'
import type { HolidaysFile, IdentityFile } from './schemas/company.ts'
import type { FactGroup, LedgerWords, Notes } from './schemas/figures.ts'
import type { LegalPage, LegalPageName } from './schemas/pages.ts'
import type { Reported } from './schemas/report.ts'
import type { ChapterHead } from './schemas/resources.ts'

type FilledGroup<Schemas extends SchemaGroup> = { [Name in keyof Schemas]: Filled<z.infer<Schemas[Name]>> }

/** Everything the site says in one language, figures filled in. */
export type Words = FilledGroup<typeof copySchemas> & {
  identity: Identity
  figures: Figures
  holidays: Holidays
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
  /** The chapters of the strategy guide, in their order. */
  chapters: (ChapterHead & { prose: Prose })[]
  legal: Record<LegalPageName, LegalText>
}

/** The words of an inner page. */
export type PageWords<Name extends keyof Words['pages']> = Words['pages'][Name]

export type Content = Record<Locale, Words>

type FilledFiles = ReadonlyMap<string, FilledFile>

/** The files of one language by their path in its folder. */
function fillFiles(files: ContentFiles, filling: Filling): FilledFiles {
  const folder = `${filling.locale}/`
  return new Map(
    [...files]
      .filter(([path]) => path.startsWith(folder))
      .map(([path, { source, data }]) => [
        path.slice(folder.length),
        { data: fillIn(source, data, filling), body: source.body, prose: composeProse(source, filling) },
      ]),
  )
}

function composeWords(files: ContentFiles, filled: FilledFiles, { locale, figures, identity }: Filling): Words {
  const shared = (name: string) => files.get(name)?.data
  const copyOf = (path: string) => filled.get(path)?.data
  const group = <Schemas extends SchemaGroup>(folder: string, schemas: Schemas) =>
    Object.fromEntries(
      Object.keys(schemas).map((name) => [name, copyOf(`${folder}${name}.yaml`)]),
    ) as FilledGroup<Schemas>
  const markdownIn = <Head>(folder: string) =>
    [...filled].flatMap(([path, file]) => {
      const name = new RegExp(`^${folder}/([^/]+)\\.md$`).exec(path)?.[1]
      return name === undefined ? [] : [{ name, ...(file as FilledFile<Head>) }]
    })

  const copy = group('', copySchemas)
  const legal = markdownIn<LegalPage>('legal').map((file) => [file.name, composeLegalText(file)])
  return {
    ...copy,
    identity,
    figures,
    holidays: holidaysIn(shared('holidays.yaml') as HolidaysFile, locale),
    reported: shared('report.yaml') as Reported,
    ledger: composeLedger(shared('facts.yaml') as FactGroup, copy.ledger, figures, locale),
    outletCounts: outletCounts(copy, figures, locale),
    pages: group('pages/', pageSchemas),
    resources: group('resources/', resourceSchemas),
    articles: composeArticles(
      markdownIn<ArticleHead>('blog'),
      copyOf('blog/categories.yaml') as Record<ArticleCategory, string>,
      locale,
    ),
    chapters: markdownIn<ChapterHead>('resources/strategy-guide').map(({ data, prose }) => ({ ...data, prose })),
    legal: Object.fromEntries(legal) as Words['legal'],
  }
}

/**
 * Reads, checks and composes all content, for the build, the development server and the tests.
 *
 * @throws ContentError with every mistake, not only the first
 */
export function loadContent(directory = join(process.cwd(), 'content')): Content {
  const { files, mistakes } = readContentFiles(directory)
  const facts = files.get('facts.yaml') as ContentFile<FactGroup> | undefined
  const identity = files.get('identity.yaml') as ContentFile<IdentityFile> | undefined
  // Without them every placeholder would be reported as unknown.
  if (!facts || !identity) throw new ContentError(mistakes)

  const report = (mistake: Mistake) => mistakes.push(mistake)
  mistakes.push(...checkFacts(facts), ...findSharedCovers(files))
  const filled = LOCALES.map((locale) => {
    const ledger = files.get(`${locale}/ledger.yaml`) as ContentFile<LedgerWords> | undefined
    if (ledger) mistakes.push(...findUnexplained(facts, ledger.data, locale))
    const notes = files.get(`${locale}/notes.yaml`) as ContentFile<Notes> | undefined
    const bare = { locale, figures: figuresIn(facts.data, locale), identity: identityIn(identity.data, locale), report }
    const filledNotes = notes && fillIn(notes.source, notes.data, createFilling({ ...bare, report: () => undefined }))
    const filling = createFilling(bare, filledNotes)
    return { filling, files: fillFiles(files, filling) }
  })
  if (mistakes.length > 0) throw new ContentError(mistakes)
  const [en, th] = filled.map((one) => composeWords(files, one.files, one.filling)) as [Words, Words]
  return { en, th }
}
