import type { Locator, Page } from '@playwright/test'
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

async function expectBelowHeader(page: Page, heading: Locator) {
  await expect(async () => {
    const header = await page.getByRole('banner').boundingBox()
    const box = await heading.boundingBox()
    if (!header || !box) throw new Error('there is no header, or nothing that the anchor leads to')
    expect(box.y).toBeGreaterThanOrEqual(header.y + header.height)
  }).toPass()
  await expect(heading).toBeInViewport()
}

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

for (const start of ['/', '/about']) {
  test(`followed from ${start}, an anchor of a section and that of a question land below the header`, async ({
    page,
  }) => {
    for (const anchor of ['services', 'plans', 'contact', 'how-long']) {
      await page.goto(start)
      await page.goto(`/#${anchor}`)
      await expectBelowHeader(page, page.locator(`#${anchor}`).locator('h2, summary').first())
    }
  })

  test(`pressed on ${start}, “Get started” lands on the form’s heading`, async ({ page }) => {
    await page.goto(start)
    await page.getByRole('banner').getByRole('link', { name: 'Get started', exact: true }).click()
    await expect(page).toHaveURL(/\/#signup$/)
    await expectBelowHeader(page, page.locator('#signup').getByRole('heading', { level: 2 }))
  })
}
