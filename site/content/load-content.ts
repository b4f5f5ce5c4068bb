import { join } from 'node:path'
import type { z } from 'zod'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import { type Article, composeArticles, findSharedCovers } from './articles.ts'
import { checkFacts } from './check-facts.ts'
import { checkReferences } from './check-references.ts'
import { checkWriting } from './check-writing.ts'
import { type ContentFile, type ContentFiles, readContentFiles } from './content-files.ts'
import { pageSchemas, resourceSchemas, type SchemaGroup, textSchemas } from './content-schemas.ts'
import { countOutlets, type OutletCount } from './count-outlets.ts'
import { createFigures, type Figures } from './figure.ts'
import { composeFigureTables, type FigureTables, findMissingExplanations } from './figure-tables.ts'
import { createFillContext, type FillContext, type Filled, fillIn, fillInText } from './fill-in.ts'
import { composeIdentity, type Identity } from './identity.ts'
import { composeLegalText, type LegalText } from './legal-text.ts'
import { ContentError, type Mistake } from './mistakes.ts'
import { composeHolidays, type Holidays } from './office.ts'
import { listPictures } from './pictures.ts'
import { composeProse, type FilledFile, type Prose } from './prose.ts'
import type { ArticleCategory, ArticleHead } from './schemas/blog.ts'
import type { HolidaysFile, IdentityFile } from './schemas/company.ts'
import type { FactGroup, FigureTablesText, Notes } from './schemas/figures.ts'
import type { LegalPage, LegalPageName } from './schemas/pages.ts'
import type { ReportData } from './schemas/report.ts'
import type { ChapterHead } from './schemas/resources.ts'

type FilledGroup<Schemas extends SchemaGroup> = { [Name in keyof Schemas]: Filled<z.infer<Schemas[Name]>> }

/** All texts of one language, with the figures filled in. */
export type SiteContent = FilledGroup<typeof textSchemas> & {
  locale: Locale
  identity: Identity
  figures: Figures
  holidays: Holidays
  /** The data of the sample report. The texts of the report are in `report`. */
  reportData: ReportData
  ledger: FigureTables
  outletCounts: OutletCount[]
  pages: FilledGroup<typeof pageSchemas>
  resources: FilledGroup<typeof resourceSchemas>
  /** Newest first. */
  articles: Article[]
  /** The chapters of the strategy guide. */
  chapters: (ChapterHead & { prose: Prose })[]
  legal: Record<LegalPageName, LegalText>
}

/** The texts of an inner page. */
export type PageWords<Name extends keyof SiteContent['pages']> = SiteContent['pages'][Name]

export type Content = Record<Locale, SiteContent>

type FilledFiles = ReadonlyMap<string, FilledFile>

/** Fills in the files of one language. The keys are paths in the folder of that language. */
function fillFiles(files: ContentFiles, context: FillContext): FilledFiles {
  const folder = `${context.locale}/`
  return new Map(
    [...files]
      .filter(([path]) => path.startsWith(folder))
      .map(([path, { source, data }]) => [
        path.slice(folder.length),
        { data: fillIn(source, data, context), body: source.body, prose: composeProse(source, context) },
      ]),
  )
}

/** Checks the texts of one language with their figures filled in. */
const checkFilledWriting = (files: ContentFiles, filled: FilledFiles, { locale, values }: FillContext): Mistake[] =>
  [...filled].flatMap(([path, { data }]) => {
    const source = files.get(`${locale}/${path}`)?.source
    return source
      ? checkWriting(
          source,
          data,
          fillInText(source.body, values, () => undefined),
          locale,
        )
      : []
  })

function composeSiteContent(
  files: ContentFiles,
  filled: FilledFiles,
  { locale, figures, identity }: FillContext,
): SiteContent {
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

  const copy = group('', textSchemas)
  const legal = markdownIn<LegalPage>('legal').map((file) => [file.name, composeLegalText(file)])
  return {
    ...copy,
    locale,
    identity,
    figures,
    holidays: composeHolidays(shared('holidays.yaml') as HolidaysFile, locale),
    reportData: shared('report.yaml') as ReportData,
    ledger: composeFigureTables(shared('facts.yaml') as FactGroup, copy.ledger, figures, locale),
    outletCounts: countOutlets(copy, figures, locale),
    pages: group('pages/', pageSchemas),
    resources: group('resources/', resourceSchemas),
    articles: composeArticles(
      markdownIn<ArticleHead>('blog'),
      copyOf('blog/categories.yaml') as Record<ArticleCategory, string>,
      locale,
    ),
    chapters: markdownIn<ChapterHead>('resources/strategy-guide').map(({ data, prose }) => ({ ...data, prose })),
    legal: Object.fromEntries(legal) as SiteContent['legal'],
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
  // Without these files, every placeholder would be reported as unknown.
  if (!facts || !identity) throw new ContentError(mistakes)

  const report = (mistake: Mistake) => mistakes.push(mistake)
  // A file with mistakes is not in `files`, and would look as if it did not exist.
  if (mistakes.length === 0) mistakes.push(...checkReferences(files, listPictures(directory)))
  mistakes.push(...checkFacts(facts), ...findSharedCovers(files))
  const filled = LOCALES.map((locale) => {
    const ledger = files.get(`${locale}/ledger.yaml`) as ContentFile<FigureTablesText> | undefined
    if (ledger) mistakes.push(...findMissingExplanations(facts, ledger.data, locale))
    const notes = files.get(`${locale}/notes.yaml`) as ContentFile<Notes> | undefined
    const bare = {
      locale,
      figures: createFigures(facts.data, locale),
      identity: composeIdentity(identity.data, locale),
      report,
    }
    const filledNotes =
      notes && fillIn(notes.source, notes.data, createFillContext({ ...bare, report: () => undefined }))
    const context = createFillContext(bare, filledNotes)
    const filledFiles = fillFiles(files, context)
    mistakes.push(...checkFilledWriting(files, filledFiles, context))
    return { context, files: filledFiles }
  })
  if (mistakes.length > 0) throw new ContentError(mistakes)
  const [en, th] = filled.map((one) => composeSiteContent(files, one.files, one.context)) as [SiteContent, SiteContent]
  return { en, th }
}
