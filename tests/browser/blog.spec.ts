import type { Page } from '@playwright/test'
import type { Locale } from '../../contract/locale.ts'
import { content } from '../support/content.ts'
import { expect, test } from './fixture.ts'
import { LANGUAGES, press } from './languages.ts'

const [newest] = content.en.articles
const article = `/blog/${newest?.slug}`

const titles = (page: Page) => page.locator('.article-list').getByRole('article').getByRole('link')
const all = content.en.articles.length
/** The list shows three articles at first, and each press adds up to three. */
const [atFirst, afterPress] = [Math.min(all, 3), Math.min(all, 6)]
/** The announcement after the first press. */
const brought = (locale: Locale) => {
  const { loaded, loadedOne } = content[locale].pages.blog.list
  const count = afterPress - atFirst
  return count === 1 ? loadedOne : loaded.replace('{n}', String(count))
}
const isAllAtFirst = [all === atFirst, 'a list that is whole at first has nothing to press'] as const
const loadMore = (page: Page) => page.getByRole('button', { name: 'Load more articles' })

test('the list opens with three; a press by keyboard shows three more, says so and moves the focus', async ({
  page,
}) => {
  test.skip(...isAllAtFirst)
  await page.goto('/blog')
  await expect(titles(page)).toHaveCount(atFirst)
  await loadMore(page).scrollIntoViewIfNeeded()
  await expect(page.locator('astro-island[ssr]', { has: loadMore(page) })).toHaveCount(0)
  await loadMore(page).press('Enter')
  await expect(titles(page)).toHaveCount(afterPress)
  await expect(titles(page).nth(atFirst)).toBeFocused()
  await expect(page.locator('.article-list').getByRole('status')).toHaveText(brought('en'))
  for (let shown = afterPress; shown < all; shown = Math.min(all, shown + 3)) {
    await loadMore(page).press('Enter')
    await expect(titles(page).nth(shown)).toBeFocused()
  }
  await expect(titles(page)).toHaveCount(all)
  await expect(loadMore(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/blog\/[a-z-]+$/)
})

test('a press on the words of the button shows more articles', async ({ page }) => {
  test.skip(...isAllAtFirst)
  for (const { at, texts } of LANGUAGES) {
    await page.goto(at('/blog'))
    await press(page.getByRole('button', { name: texts.pages.blog.list.loadMore }))
    await expect(titles(page)).toHaveCount(afterPress)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all are listed and there is no button', async ({ page }) => {
    await page.goto('/blog')
    await expect(titles(page)).toHaveCount(all)
    await expect(loadMore(page)).toBeHidden()
  })
})

test('the name of an article is underlined where it is pointed at, and in Thai each phrase of it', async ({ page }) => {
  await page.goto('/th/blog')
  const title = titles(page)
    .filter({ has: page.locator('.phrase') })
    .first()
  const line = () =>
    title.locator('.phrase').evaluateAll((phrases) => {
      const lines = phrases.map((phrase) => getComputedStyle(phrase))
      return [...new Set(lines.map((of) => `${of.textDecorationLine} ${of.textDecorationColor}`))]
    })
  await page.mouse.move(0, 0)
  expect(await line()).toEqual(['underline rgba(0, 0, 0, 0)'])
  await title.hover()
  const { color } = await title.evaluate((link) => ({ color: getComputedStyle(link).color }))
  await expect.poll(line).toEqual([`underline ${color}`])
})

test('nothing of a share link is loaded, and the address can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') elsewhere.push(request.url())
  })
  await page.goto(`/th${article}`)
  await expect(page.getByRole('main').getByRole('link', { name: /^LINE/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  )
  await press(page.getByRole('button', { name: 'คัดลอกลิงก์' }))
  await expect(page.getByRole('button', { name: 'คัดลอกลิงก์แล้ว' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/th${article}$`))
  expect(elsewhere).toEqual([])
})

test('the copy button says for three seconds after the last press that it has copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto(article)
  const named = (name: string) => page.getByRole('button', { name, exact: true })
  await press(named('Copy link'))
  await expect(named('Link copied')).toBeVisible()
  await page.clock.runFor(2000)
  await press(named('Link copied'))
  await page.clock.runFor(2000)
  await expect(named('Link copied')).toBeVisible()
  await page.clock.runFor(2000)
  await expect(named('Copy link')).toBeVisible()
})

test('where the clipboard refuses, the copy button says so, and keeps its place and the focus', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.goto(article)
  const named = (name: string) => page.getByRole('button', { name, exact: true })
  await named('Copy link').scrollIntoViewIfNeeded()
  const before = await named('Copy link').boundingBox()
  await named('Copy link').press('Enter')
  await expect(named('Not copied')).toBeFocused()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Not copied')
  const after = await named('Not copied').boundingBox()
  expect([after?.x, after?.y]).toEqual([before?.x, before?.y])
})

test('the video loads nothing by itself, and plays with its captions when it is asked to', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/th/blog')
  const video = page.locator('#resources video')
  await video.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /seo-video.*\.(?:mp4|webm)$/.test(path))).toEqual([])
  await video.evaluate((element: HTMLVideoElement) => element.play())
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.7)
  const captions = () =>
    video.evaluate((element: HTMLVideoElement) => (element.textTracks[0]?.activeCues?.[0] as VTTCue | undefined)?.text)
  await expect.poll(captions).toMatch(/\p{Script=Thai}/u)
})
