import type { Page } from '@playwright/test'
import { load } from 'cheerio'
import { expect, test } from './fixture.ts'

/** What a link to an anchor brings into view: where the header ends, and where the section, its heading and the one before stand. */
const landing = (page: Page, id: string) =>
  page.evaluate((anchor) => {
    const section = document.getElementById(anchor)
    const heading = section?.querySelector('h1, h2')
    const header = document.querySelector('header')
    if (!section || !heading || !header) throw new Error(`#${anchor} is no section with a heading`)
    return {
      headerEnds: header.getBoundingClientRect().bottom,
      sectionBegins: section.getBoundingClientRect().top,
      headingBegins: heading.getBoundingClientRect().top,
    }
  }, id)

for (const width of [390, 1440]) {
  test(`at ${width} px every anchor of the home page lands on its heading, clear of what stands before it`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const home of ['/', '/th']) {
      const $ = load(await (await request.get(home)).text())
      const anchors = $('main section.section[id]')
        .toArray()
        .map((section) => $(section).attr('id') ?? '')
      expect(anchors).toEqual(
        expect.arrayContaining(['services', 'how-it-works', 'testimonials', 'signup', 'contact', 'faq']),
      )
      for (const anchor of anchors) {
        await page.goto(`${home}#${anchor}`)
        await expect(async () => {
          const seen = await landing(page, anchor)
          expect(seen.sectionBegins, `${home}#${anchor} begins behind the header`).toBeLessThanOrEqual(seen.headerEnds)
          expect(seen.headingBegins, `${home}#${anchor} shows its heading`).toBeGreaterThanOrEqual(seen.headerEnds)
          expect(seen.headingBegins, `${home}#${anchor} opens with its heading`).toBeLessThan(seen.headerEnds + 160)
        }).toPass()
      }
    }
  })
}
