import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixture.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** What is drawn before or after an element: its animation, and how far that has come. */
const drawn = (element: Locator, part: '::before' | '::after') =>
  element.evaluate((node, pseudoElement) => {
    const style = getComputedStyle(node, pseudoElement)
    return {
      content: style.content,
      name: style.animationName,
      timeline: style.animationTimeline,
      opacity: Number(style.opacity),
      background: style.backgroundColor,
    }
  }, part)

/** Puts the upper edge of an element at a share of the window's height. */
const bring = (element: Locator, share: number) =>
  element.evaluate((node, at) => {
    scrollBy({ top: node.getBoundingClientRect().top - at * innerHeight, behavior: 'instant' })
  }, share)

const datelines = (page: Page) => page.locator('main [data-log]')

const logs = {
  '/': 'RECEIVED QUOTED WRITTEN TRANSLATED APPROVED SENT PICKED UP REPORTED STANDING BY QUERIES ANSWERED',
  '/th': 'รับเรื่องแล้ว แจ้งราคาแล้ว เขียนข่าวแล้ว แปลแล้ว อนุมัติแล้ว ส่งข่าวแล้ว ได้ลงสื่อแล้ว รายงานผลแล้ว พร้อมรับข่าว สอบถามเพิ่มเติม ตอบแล้ว',
}

for (const [path, log] of Object.entries(logs)) {
  test(`on ${path} each dateline that the release has passed has its line of the log, and no other`, async ({
    page,
  }) => {
    await page.goto(path)
    const words = await datelines(page).evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-log')))
    expect(words.join(' ')).toBe(log)
    for (const [position, word] of words.entries()) {
      const dateline = datelines(page).nth(position)
      await bring(dateline, 0.9)
      await expect.poll(async () => (await drawn(dateline, '::after')).opacity, `${word}, ahead`).toBe(0)
      await bring(dateline, 0.3)
      // What is at the very end of a page may have no room to come so high.
      await expect.poll(async () => (await drawn(dateline, '::after')).opacity, `${word}, passed`).toBe(1)
      const { content, timeline } = await drawn(dateline, '::after')
      expect(content).toContain(word)
      expect(timeline).toContain('view(')
    }
  })
}

test('the node beside a dateline is filled once the bead has passed it', async ({ page }) => {
  await page.goto('/')
  const section = page.locator('#how-it-works')
  await bring(section.locator('.dateline'), 0.9)
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const wire = await section.locator('.dateline').evaluate((node) => getComputedStyle(node).color)
  await expect.poll(async () => (await drawn(section, '::after')).background).toBe(paper)
  await bring(section.locator('.dateline'), 0.3)
  await expect.poll(async () => (await drawn(section, '::after')).background).toBe(wire)
})

test('the bead follows the scroll of the page down to the mark that closes it', async ({ page }) => {
  await page.goto('/')
  const wire = page.locator('.on-wire')
  const bead = await drawn(wire, '::before')
  expect(bead.timeline).toBe('scroll(root)')
  expect(bead.opacity).toBe(0)
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await drawn(wire, '::before')).opacity).toBe(1)
  const mark = page.locator('.end-mark')
  const colour = () => mark.evaluate((node) => getComputedStyle(node).color)
  const open = await colour()
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect.poll(colour).not.toBe(open)
})

test.describe('who prefers less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('has the wire and its nodes, and neither bead nor log', async ({ page }) => {
    await page.goto('/')
    expect((await drawn(page.locator('.on-wire'), '::before')).content).toBe('none')
    for (const dateline of await datelines(page).all()) expect((await drawn(dateline, '::after')).content).toBe('none')
    expect((await drawn(page.locator('#how-it-works'), '::after')).name).toBe('none')
  })
})

test('with forced colors there is the wire alone', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  expect((await drawn(page.locator('.on-wire'), '::before')).content).toBe('none')
})

test('what has yet to be stamped widens no page, and a phone has no stamps where datelines are in capitals', async ({
  page,
}) => {
  for (const path of ['/', '/th', '/about', '/th/about', '/faq', '/th/faq']) {
    await page.goto(path)
    for (const width of [320, 360, 412]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width} px`).toBe(width)
      const stamped = await datelines(page).evaluateAll((lines) =>
        lines.filter((line) => getComputedStyle(line, '::after').display !== 'none'),
      )
      expect(stamped.length, `${path} at ${width} px`).toBe(path.startsWith('/th') ? await datelines(page).count() : 0)
    }
  }
})
