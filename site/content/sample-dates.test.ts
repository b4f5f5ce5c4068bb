import { expect, test } from 'vitest'
import { formatDate } from '../locale/dates.ts'
import { content } from './fixture-content.ts'

/** The day on which the last article was published has passed for whoever reads it. */
const newest = Math.max(...content.en.articles.map(({ date }) => date.getTime()))
const { sheet } = content.en.home.hero

test.skipIf(!sheet.sample)(
  'the sample release is of one day in both languages, on the home page and in the template, and not of one to come',
  () => {
    const day = new Date(`${/[A-Z][a-z]+ \d+, \d{4}$/.exec(sheet.dateline)?.[0]} UTC`)
    expect(day.getTime()).toBeLessThan(newest)
    for (const locale of ['en', 'th'] as const) {
      const { home, resources } = content[locale]
      const lead = resources['press-release-template'].parts.find(({ id }) => id === 'lead')
      const datelines = [home.hero.sheet.dateline, lead?.dateline?.example ?? '']
      for (const dateline of datelines) expect(dateline).toMatch(new RegExp(`${formatDate(day, locale)}$`))
    }
  },
)
