import type { Locator, Page } from '@playwright/test'
import { expect, openEditor, test } from './fixture-editor.ts'

// They only look, so that one editor is enough for all of them.
test.describe.configure({ mode: 'default', timeout: 180_000 })
test.use({ locale: 'en-US' })

/** What has the focus: which element, at which place of the file, and whether somebody sees it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const { top, bottom, height } = element.getBoundingClientRect()
    const screen = document.getElementById('main')?.getBoundingClientRect()
    const from = Math.max(0, screen?.top ?? 0)
    const to = Math.min(innerHeight, screen?.bottom ?? 0)
    return {
      is: element.localName,
      says: element.textContent.trim().slice(0, 40),
      at: element.closest<HTMLElement>('[data-at]')?.dataset.at,
      // A field longer than the window begins in it.
      isSeen: top >= from && top < to && (bottom <= to || height > to - from),
    }
  })

async function follow(page: Page, link: Locator): Promise<void> {
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(link).toBeHidden()
}

/** Where each of the jobs that come up most begins. */
const JOBS = [
  ['Change a price', { is: 'h2', says: 'Plans', at: '["plans"]' }],
  ['Change a figure', { is: 'h1', says: 'All figures and prices' }],
  ['Write an article', { is: 'h1', says: 'New article' }],
  ['Add a question', { is: 'button', says: 'Add an entry', at: '["+"]' }],
  ['Add a testimonial', { is: 'button', says: 'Add an entry', at: '["testimonials","+"]' }],
  ['Enter a holiday', { is: 'h2', says: 'Days that move', at: '["moving"]' }],
  ['Change address, phone or accounts', { is: 'h1', says: 'Name, address, phone, tax number' }],
  ['Put something back', { is: 'h1', says: 'What has changed' }],
] as const

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const)
  test(`each job begins at its name or its button, in a window of ${width} × ${height}`, async ({ page, editor }) => {
    await page.setViewportSize({ width, height })
    await openEditor(page, editor)
    for (const [job, begin] of JOBS) {
      await page.evaluate(() => location.assign('#/'))
      await follow(page, page.getByRole('link', { name: job, exact: true }))
      await expect.poll(() => focused(page), job).toEqual({ at: undefined, ...begin, isSeen: true })
    }
  })

test('a testimonial is begun with the keys alone, and none of those that are there changes', async ({
  page,
  editor,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openEditor(page, editor)
  await follow(page, page.getByRole('link', { name: 'Add a testimonial' }))
  await expect.poll(() => focused(page)).toMatchObject({ is: 'button', isSeen: true })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toMatchObject({ says: 'A new entry', isSeen: true })
  await expect(page.getByText('not saved yet')).toBeHidden()
  await page.getByRole('region', { name: 'A new entry' }).getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect
    .poll(() => focused(page))
    .toMatchObject({ says: 'Add an entry', at: '["testimonials","+"]', isSeen: true })
})

test('a price is changed from the name of its plan on', async ({ page, editor }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openEditor(page, editor)
  await follow(page, page.getByRole('link', { name: 'Change a price' }))
  await expect(page.getByRole('heading', { name: 'Basic' })).toBeInViewport({ ratio: 1 })
})

/** Ask for a question, for a name, for a figure and for what stands in long texts. */
for (const asked of ['What does a release cost', 'Makha', '25000000', 'embargo'])
  test(`each text found for “${asked}” has the focus in its place`, async ({ page, editor }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await openEditor(page, editor)
    const search = `#/search?words=${encodeURIComponent(asked)}`
    await page.evaluate((hash) => location.assign(hash), search)
    const ways = page.getByRole('link', { name: 'In its place' })
    await ways.first().waitFor()
    for (let index = 0; index < (await ways.count()); index += 1) {
      const way = ways.nth(index)
      const address = await way.evaluate((link) => (link instanceof HTMLAnchorElement ? link.href : ''))
      await way.focus()
      await page.keyboard.press('Enter')
      await expect(ways).toHaveCount(0)
      const at = new URLSearchParams(address.split('?').at(-1)).get('at')
      await expect.poll(() => focused(page), address).toMatchObject({ at, isSeen: true })
      await page.goBack()
      await ways.first().waitFor()
    }
  })

test('an entry of a list is gone to at its number', async ({ page, editor }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openEditor(page, editor, '#/file/samples.yaml?at=["testimonials",3]')
  await expect.poll(() => focused(page)).toEqual({ is: 'span', says: '4 of 6', at: '["testimonials",3]', isSeen: true })
})
