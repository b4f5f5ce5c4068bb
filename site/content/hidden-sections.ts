import type { z } from 'zod'
import type { ContentFiles } from './content-files.ts'
import type { annotatedReleaseSchema, thaiNewsPageSchema } from './schemas/pages.ts'
import type { ReportData } from './schemas/report.ts'

/** The sections that a page leaves out while their list is empty. */
const LISTS = {
  '/services/performance-analytics#sample-report': (read) => read<ReportData>('report.yaml')?.entries,
  '/thai-news-distribution#success-stories': (read) =>
    read<z.infer<typeof thaiNewsPageSchema>>('en/pages/thai-news.yaml')?.stories.items,
  '/thai-news-distribution#annotated': (read) =>
    read<z.infer<typeof annotatedReleaseSchema>>('en/annotated-release.yaml')?.release.pairs,
} satisfies Record<string, (read: <Data>(path: string) => Data | undefined) => readonly unknown[] | undefined>

/** The path of a page without the locale prefix, and the id of one of its sections. */
export type SectionThatMayBeHidden = keyof typeof LISTS

/** Finds the sections that are not shown, so that nothing links to them. */
export function findHiddenSections(files: ContentFiles): ReadonlySet<SectionThatMayBeHidden> {
  const read = <Data>(path: string) => files.get(path)?.data as Data | undefined
  const names = Object.keys(LISTS) as SectionThatMayBeHidden[]
  return new Set(names.filter((name) => LISTS[name](read)?.length === 0))
}
