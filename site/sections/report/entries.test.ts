import { describe, expect, test } from 'vitest'
import { HOUR } from '../../../contract/time.ts'
import { content } from '../../../tests/support/content.ts'
import { filterEntries, findClippings, findMoments, sum } from './entries.ts'

const { reportData, samples, annotatedRelease, report } = content.en
const { entries } = reportData
const clippings = findClippings(entries)

// A company may have no report, or one of its own.
describe.runIf(report.sheet.sample && entries.length > 0 && samples.stories.thai.length > 0)(
  'the sample report',
  () => {
    test('counts every outlet once: wrote, copied or ran nothing', () => {
      const parts = (['written', 'copied', 'none'] as const).map((result) => filterEntries(entries, { result }).length)
      expect(sum(parts)).toBe(entries.length)
      expect(clippings.length).toBe(sum(parts.slice(0, 2)))
    })

    test('agrees with the client story of the same release', () => {
      const story = samples.stories.thai.find(({ id }) => id === 'rice-noodle-plant')
      expect(report.sheet.client).toBe(story?.client)
      const television = filterEntries(clippings, { kind: 'television' })
      expect(story?.results.map(({ value }) => Number(value))).toEqual([clippings.length, television.length])
    })

    test('is about the annotated release, sent on its date', () => {
      for (const words of [content.en, content.th]) {
        const headline = words.annotatedRelease.release.pairs.find(({ id }) => id === 'headline')?.text
        expect(headline).toContain(`++${words.report.sheet.title}++`)
      }
      expect(annotatedRelease.release.client).toBe(report.sheet.client)
      expect(reportData.sent.toISOString()).toBe('2026-03-12T02:00:00.000Z')
    })

    test('was sent in office hours, and has no clipping after the watched period', () => {
      const hours = (reportData.watchedUntil.getTime() - reportData.sent.getTime()) / HOUR
      expect(findMoments(clippings).last).toBeLessThan(hours)
      expect(reportData.sent.getUTCDay()).toBe(4)
    })

    test('went to no more outlets than the Thai list has, and claims fewer readers than the network has', () => {
      const readFact = (path: string) => content.en.figures.get(path)?.value ?? 0
      expect(entries.length).toBeLessThanOrEqual(readFact('thai.outlets'))
      for (const { readers } of clippings) expect(readers).toBeLessThan(readFact('thai.readers'))
    })

    test('bases every piece of advice on more than one entry', () => {
      for (const { where } of reportData.advice) expect(filterEntries(entries, where).length).toBeGreaterThan(1)
    })

    test('has clicks for some clippings only, and never for television', () => {
      const measured = clippings.filter(({ clicks }) => clicks !== undefined)
      expect(measured.length).toBeLessThan(clippings.length)
      for (const { kind } of measured) expect(kind).not.toBe('television')
    })
  },
)

test('moments are the hours of the first, the middle and the last clipping', () => {
  const at = (hour: number) =>
    ({ id: 'x', kind: 'trade', place: 'bangkok', result: 'copied', hour, readers: 1 }) as const
  expect(findMoments([1, 2, 5, 9].map(at))).toEqual({ first: 1, half: 2, last: 9 })
  expect(findMoments([1, 2, 5].map(at))).toEqual({ first: 1, half: 2, last: 5 })
})
