import { describe, expect, test } from 'vitest'
import { HOUR } from '../../../contract/time.ts'
import { content } from '../../../tests/support/content.ts'
import { clippingsOf, entriesWith, momentsOf, sumOf } from './entries.ts'

const { reportData, samples, annotated, report } = content.en
const { entries } = reportData
const clippings = clippingsOf(entries)

describe('the sample report', () => {
  test('has every outlet in one place: wrote, copied or refused', () => {
    const parts = (['written', 'copied', 'none'] as const).map((result) => entriesWith(entries, { result }).length)
    expect(sumOf(parts)).toBe(entries.length)
    expect(clippings.length).toBe(sumOf(parts.slice(0, 2)))
  })

  test('says what the story of the same client says', () => {
    const story = samples.stories.thai.find(({ id }) => id === 'rice-noodle-plant')
    expect(report.sheet.client).toBe(story?.client)
    const television = entriesWith(clippings, { kind: 'television' })
    expect(story?.results.map(({ value }) => Number(value))).toEqual([clippings.length, television.length])
  })

  test('is of the release that the red pen corrects, sent on its day', () => {
    const plain = (text = '') => text
    for (const words of [content.en, content.th]) {
      const headline = plain(words.annotated.release.pairs.find(({ id }) => id === 'headline')?.text)
      expect(headline).toContain(`++${plain(words.report.sheet.title)}++`)
    }
    expect(annotated.release.client).toBe(report.sheet.client)
    expect(reportData.sent.toISOString()).toBe('2026-03-12T02:00:00.000Z')
  })

  test('was sent in office hours, and holds nothing found after it was watched', () => {
    const hours = (reportData.watchedUntil.getTime() - reportData.sent.getTime()) / HOUR
    expect(momentsOf(clippings).last).toBeLessThan(hours)
    expect(reportData.sent.getUTCDay()).toBe(4)
  })

  test('went to more outlets than the facts promise at least, and claims fewer readers than the network has', () => {
    const fact = (path: string) => content.en.figures.get(path)?.value ?? 0
    expect(entries.length).toBeGreaterThan(fact('thai.outlets'))
    for (const { readers } of clippings) expect(readers).toBeLessThan(fact('thai.readers'))
  })

  test('advises nothing without a number', () => {
    for (const { where } of reportData.advice) expect(entriesWith(entries, where).length).toBeGreaterThan(1)
  })

  test('measures clicks where a link was kept, and nowhere makes one up', () => {
    const measured = clippings.filter(({ clicks }) => clicks !== undefined)
    expect(measured.length).toBeLessThan(clippings.length)
    for (const { kind } of measured) expect(kind).not.toBe('television')
  })
})

test('moments are those of the first, the middle and the last story', () => {
  const at = (hour: number) =>
    ({ id: 'x', kind: 'trade', place: 'bangkok', result: 'copied', hour, readers: 1 }) as const
  expect(momentsOf([1, 2, 5, 9].map(at))).toEqual({ first: 1, half: 2, last: 9 })
  expect(momentsOf([1, 2, 5].map(at))).toEqual({ first: 1, half: 2, last: 5 })
})
