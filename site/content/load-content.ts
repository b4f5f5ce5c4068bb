import { basename, dirname, join } from 'node:path'
import type { z } from 'zod'
import { byLocale, type Locale } from '../../contract/locale.ts'
import type { OfficeHours } from '../../contract/office-days.ts'
import { checkFacts } from './check/check-facts.ts'
import { checkReferences } from './check/check-references.ts'
import { checkWriting } from './check/check-writing.ts'
import { type Article, composeArticles, findDuplicateArticles } from './compose/articles.ts'
import { countOutlets, type OutletCount } from './compose/count-outlets.ts'
import { createFigures, type Figures } from './compose/figure.ts'
import { type ComposedFigureTables, composeFigureTables, findMissingExplanations } from './compose/figure-tables.ts'
import { createFillContext, type FillContext, type Filled, fillIn, fillInText } from './compose/fill-in.ts'
import { composeIdentity, type Identity } from './compose/identity.ts'
import { composeLegalText, type LegalText } from './compose/legal-text.ts'
import { composeHolidays, getDistributionHours, getOfficeHours, type Holidays } from './compose/office.ts'
import { composeProse, type FilledFile, type Prose } from './compose/prose.ts'
import { type ContentFile, type ContentFiles, readContentFiles } from './content-files.ts'
import { fileOf, pageSchemas, resourceSchemas, type SchemaGroup, textSchemas } from './content-schemas.ts'
import { findHiddenSections, type SectionThatMayBeHidden } from './hidden-sections.ts'
import type { ArticleCategories } from './schemas/blog.ts'
import type { HolidaysFile, IdentityFile } from './schemas/company.ts'
import type { FactGroup, FigureTablesText, Notes } from './schemas/figures.ts'
import type { LegalPage, LegalPageName } from './schemas/pages.ts'
import type { ReportData } from './schemas/report.ts'
import type { ChapterHead } from './schemas/resources.ts'
import { ContentError, type Mistake } from './source/mistakes.ts'
import { listPictures } from './source/pictures.ts'

type FilledGroup<Schemas extends SchemaGroup> = { [Name in keyof Schemas]: Filled<z.infer<Schemas[Name]>> }

/** All texts of one language, with the figures filled in. */
export type SiteContent = FilledGroup<typeof textSchemas> & {
  locale: Locale
  identity: Identity
  figures: Figures
  holidays: Holidays
  officeHours: OfficeHours
  distributionHours: ReturnType<typeof getDistributionHours>
  /** The data of the sample report. The texts of the report are in `report`. */
  reportData: ReportData
  figureTables: ComposedFigureTables
  outletCounts: OutletCount[]
  hiddenSections: ReadonlySet<SectionThatMayBeHidden>
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

/** Fills in the files of one language and checks their writing. The keys are paths in the folder of that language. */
function fillFiles(files: ContentFiles, context: FillContext): FilledFiles {
  const { locale, values, report } = context
  const filled = new Map<string, FilledFile>()
  for (const [path, { source, data: copy }] of files) {
    if (!path.startsWith(`${locale}/`)) continue
    const data = fillIn(source, copy, context)
    filled.set(path.slice(locale.length + 1), { data, body: source.body, prose: composeProse(source, context) })
    const body = fillInText(source.body, values, () => undefined)
    for (const mistake of checkWriting(source, data, body, locale)) report(mistake)
  }
  return filled
}

function composeSiteContent(
  files: ContentFiles,
  filled: FilledFiles,
  { locale, figures, identity }: FillContext,
): SiteContent {
  const shared = (name: string) => files.get(name)?.data
  const copyOf = (path: string) => filled.get(path)?.data
  const group = <Schemas extends SchemaGroup>(folder: string, schemas: Schemas) =>
    Object.fromEntries(
      Object.keys(schemas).map((name) => [name, copyOf(`${folder}${fileOf(name)}`)]),
    ) as FilledGroup<Schemas>
  const markdownIn = <Head>(folder: string) =>
    [...filled]
      .filter(([path]) => dirname(path) === folder && path.endsWith('.md'))
      .map(([path, file]) => ({ name: basename(path, '.md'), ...(file as FilledFile<Head>) }))

  const copy = group('', textSchemas)
  const holidays = composeHolidays(shared('holidays.yaml') as HolidaysFile, locale)
  const legal = markdownIn<LegalPage>('legal').map((file) => [file.name, composeLegalText(file)])
  return {
    ...copy,
    locale,
    identity,
    figures,
    holidays,
    officeHours: getOfficeHours(figures, holidays),
    distributionHours: getDistributionHours(figures),
    reportData: shared('report.yaml') as ReportData,
    figureTables: composeFigureTables(shared('facts.yaml') as FactGroup, copy, figures, locale),
    outletCounts: countOutlets(copy, figures, locale),
    hiddenSections: findHiddenSections(files),
    pages: group('pages/', pageSchemas),
    resources: group('resources/', resourceSchemas),
    articles: composeArticles(markdownIn('blog'), copyOf('blog/categories.yaml') as ArticleCategories, locale),
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
  const get = <Data>(path: string) => files.get(path) as ContentFile<Data> | undefined
  const facts = get<FactGroup>('facts.yaml')
  const identity = get<IdentityFile>('identity.yaml')
  // Without these files, every placeholder would be reported as unknown.
  if (!facts || !identity) throw new ContentError(mistakes)

  // A file with mistakes is not in `files`, and would look as if it did not exist.
  if (mistakes.length === 0) mistakes.push(...checkReferences(files, listPictures(directory)))
  mistakes.push(...checkFacts(facts), ...findDuplicateArticles(files))
  const compose = byLocale((locale) => {
    const figureTables = get<FigureTablesText>(`${locale}/figure-tables.yaml`)
    if (figureTables) mistakes.push(...findMissingExplanations(facts, figureTables.data, locale))
    const notes = get<Notes>(`${locale}/figure-notes.yaml`)
    const report = (mistake: Mistake) => void mistakes.push(mistake)
    const figures = createFigures(facts.data, locale)
    const bare = { locale, figures, identity: composeIdentity(identity.data, locale), report }
    // The notes are reported with the other files.
    const quiet = createFillContext({ ...bare, report: () => undefined })
    const context = createFillContext(bare, notes && fillIn(notes.source, notes.data, quiet))
    const filled = fillFiles(files, context)
    return () => composeSiteContent(files, filled, context)
  })
  if (mistakes.length > 0) throw new ContentError(mistakes)
  return byLocale((locale) => compose[locale]())
}
