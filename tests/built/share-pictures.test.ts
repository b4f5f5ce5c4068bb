import sharp from 'sharp'
import { expect, test } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { content } from '../../site/content/fixture-content.ts'
import { glance, MIN_UNLIKENESS, unlikeness } from '../../site/share/fixture-likeness.ts'
import { bytesAt, listedPages } from './built-site.ts'

/** The half of a share picture in which an article, a service or a plan has its engraving. */
const ENGRAVING = { left: 580, top: 0, width: 620, height: 630 }

test.each(LOCALES)('no two engravings of articles, services and plans could be confused, in %s', async (locale) => {
  const pages = listedPages.filter(
    (page) => page.locale === locale && /^\/(?:blog|services|pricing)\/./.test(page.base),
  )
  const { articles, services, plans } = content[locale]
  expect(pages).toHaveLength(articles.length + services.length + plans.length)
  const glances = await Promise.all(
    pages.map(async ({ base }) => ({
      base,
      seen: await glance(sharp(bytesAt(`/share/${locale}${base}.png`)).extract(ENGRAVING)),
    })),
  )
  const confused = glances.flatMap((one, position) =>
    glances
      .slice(position + 1)
      .map((other) => ({ pair: `${one.base} and ${other.base}`, unlike: unlikeness(one.seen, other.seen) }))
      .filter(({ unlike }) => unlike < MIN_UNLIKENESS),
  )
  // Where two articles name one motif, one of them may leave `coverMotif` out and gets a pattern of its own.
  expect(confused).toEqual([])
})
