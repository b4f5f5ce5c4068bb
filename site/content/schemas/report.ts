import { z } from 'zod'
import { sample } from './pages/page-pieces.ts'
import { sectionHead, text } from './pieces.ts'

const counted = text.includes('{n}')
const ran = { written: text, copied: text }
const noted = { heading: text, note: text }

/** The words of the sample report; its numbers are in `content/report.yaml`. */
export const reportSchema = z.strictObject({
  ...sectionHead,
  /** Leads here from wherever a report is promised. */
  link: text,
  download: counted,
  sheet: z.strictObject({
    sample,
    client: text,
    title: text,
    facts: z.strictObject({ client: text, sent: text, watched: text, outlets: text }),
    outlets: counted,
    summary: z.strictObject({
      ...noted,
      ran: counted.includes('{total}'),
      results: z.strictObject({ ...ran, none: text }),
    }),
    timeline: z.strictObject({
      ...noted,
      moments: z.strictObject({ first: text, half: text, last: text }),
      after: counted,
    }),
    reach: z.strictObject({ heading: text, results: z.strictObject(ran), method: text }),
    map: z.strictObject({
      caption: text,
      places: z.strictObject({ bangkok: text, chiangMai: text, phuket: text, elsewhere: text }),
      elsewhere: text,
      note: text,
    }),
    kinds: z.strictObject({
      heading: text,
      columns: z.strictObject({ kind: text, ...ran, none: text, total: text }),
      total: text,
      names: z.strictObject({
        nationalDaily: text,
        businessDaily: text,
        television: text,
        portal: text,
        regional: text,
        trade: text,
        radio: text,
      }),
    }),
    clippings: z.strictObject({
      ...noted,
      columns: z.strictObject({ when: text, outlet: text, result: text, readers: text, clicks: text, address: text }),
      outlet: text.includes('{name}').includes('{title}'),
      results: z.strictObject(ran),
      notMeasured: text,
    }),
    refusals: z.strictObject({
      heading: text,
      reasons: z.strictObject({ silent: text, sameStory: text, tooLate: text, noPictures: text }),
    }),
    advice: z.strictObject({ heading: text, items: z.strictObject({ film: counted, deadline: counted }) }),
  }),
})
