import type { z } from 'zod'
import type { CheckedFile } from './content-files.ts'
import type { Filling } from './fill-in.ts'
import { headFiller } from './fill-in.ts'
import { composeProse, type Prose } from './prose.ts'
import type { guideChapter } from './schemas/resources/strategy-guide.ts'

type ChapterHead = z.infer<typeof guideChapter>

/** A chapter of the strategy guide, ready to show. */
export type Chapter = ChapterHead & { prose: Prose }

export function composeChapter({ source, data }: CheckedFile<ChapterHead>, filling: Filling): Chapter {
  const filled = headFiller(source, filling)
  return {
    ...data,
    title: filled('title', data.title),
    lead: filled('lead', data.lead),
    prose: composeProse(source, filling),
  }
}
