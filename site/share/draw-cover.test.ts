import { Resvg } from '@resvg/resvg-js'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { ArticleCover } from '../figures/ArticleCover.tsx'
import { PageCover } from '../figures/PageCover.tsx'
import { drawPicture } from './draw-picture.ts'
import { glance, MIN_UNLIKENESS, unlikeness } from './fixture-likeness.ts'

const words = {
  locale: 'en',
  dateline: 'BANGKOK, THAILAND — WRITING',
  headline: 'News',
  lead: 'A sentence.',
  logo: { first: 'Krajai', second: 'Newswire' },
} as const

const drawnOf = (cover: React.ReactElement) => drawPicture({ ...words, cover: renderToStaticMarkup(cover) })

/** The half with the engraving. */
function engravingOf(svg: string): Sharp {
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } }).extract({
    ...{ left: 580, top: 0, width: 620, height: 630 },
  })
}

test('a figure on an engraving is drawn, not named: no font is needed to see it', async () => {
  const svg = await drawnOf(createElement(PageCover, { name: 'basic', figure: { value: 300, whole: '300+' } }))
  expect(svg).not.toMatch(/<text|var\(|color-mix|NaN|undefined/)
  const other = await drawnOf(createElement(PageCover, { name: 'basic', figure: { value: 800, whole: '800+' } }))
  expect(other).not.toBe(svg)
})

test('a headline of any length has its picture, cut off where the sheet ends', async () => {
  const cover = renderToStaticMarkup(createElement(ArticleCover, { name: 'long' }))
  for (const [locale, headline] of [
    ['en', 'Who did what to whom and why '.repeat(20).trim()],
    ['th', 'ใครทำอะไรกับใครและทำไม'.repeat(20)],
  ] as const)
    await expect(drawPicture({ ...words, locale, headline, cover })).resolves.toContain('</svg>')
})

test('the same engraving with another day is told to be the same, and two of names alone are not', async () => {
  const dated = (day: string) =>
    drawnOf(createElement(ArticleCover, { motif: 'dial', postmark: { day, month: 'Oct 2026' } })).then((svg) =>
      glance(engravingOf(svg)),
    )
  expect(unlikeness(await dated('8'), await dated('27'))).toBeLessThan(10)

  const names = ['ten-past-nine', 'who-reads-it', 'a-second-language', 'the-desk-that-answers', 'two-lines']
  const glances = await Promise.all(
    names.map(async (name) => glance(engravingOf(await drawnOf(createElement(ArticleCover, { name }))))),
  )
  for (const [position, one] of glances.entries())
    for (const other of glances.slice(position + 1)) expect(unlikeness(one, other)).toBeGreaterThan(MIN_UNLIKENESS)
})
