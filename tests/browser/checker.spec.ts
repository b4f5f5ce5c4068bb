import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Response } from '@playwright/test'
import { projectFolder } from '../../tools/project-folder.js'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixture.ts'

const KILOBYTE = 1000
const release = (name: string) =>
  readFileSync(join(projectFolder, 'site/instruments/checker/releases', `${name}.txt`), 'utf8')

const draftOf = (page: Page) => page.locator('#checker-draft')
const remarksOf = (page: Page) => page.getByRole('list', { name: /^(?:Remarks|ข้อสังเกต)$/ })
const remark = (page: Page, name: RegExp) => remarksOf(page).getByRole('button', { name })
const selected = (page: Page) =>
  draftOf(page).evaluate((draft: HTMLTextAreaElement) => draft.value.slice(draft.selectionStart, draft.selectionEnd))
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

const UNKEPT = 'This browser could not keep your draft. Nothing is kept on this device.'

/** The desk is live, and all it needs is there. */
async function openDesk(page: Page, path = '/blog') {
  await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
  await page.goto(path)
  await draftOf(page).focus()
  await expect(page.locator('[data-instrument=checker][data-awake]')).toBeVisible()
}

test('a draft is read on the device: no request is made once the desk is open', async ({ page }) => {
  await openDesk(page)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await draftOf(page).fill(release('en/hotel-hype'))
  await expect(page.getByText('English · 184 words · 1 min to read')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '11 remarks.' })).toBeVisible()
  await remark(page, /world-class/).click()
  await page.getByRole('button', { name: 'Clear the draft' }).click()
  await expect(remarksOf(page).getByRole('listitem')).toHaveCount(0)
  expect(requests).toEqual([])
})

test('a translator of the browser is handed no word of the draft, and every word of ours', async ({ page }) => {
  await openDesk(page)
  await draftOf(page).fill('Zanzibar opens\n\nIt opens a world-class zanzibar zanzibar office in Zanzibar.')
  await expect(remark(page, /repeats a word/)).toBeVisible()
  const handedOver = await page.locator('[data-instrument=checker]').evaluate((desk) => {
    const texts = document.createTreeWalker(desk, NodeFilter.SHOW_TEXT)
    const handed: string[] = []
    while (texts.nextNode())
      if (texts.currentNode.parentElement?.translate) handed.push(texts.currentNode.nodeValue ?? '')
    return handed.join('')
  })
  expect(handedOver).not.toMatch(/zanzibar|world-class/i)
  expect(handedOver).toContain('” repeats a word.')
  expect(await draftOf(page).evaluate((draft: HTMLElement) => draft.translate)).toBe(false)
})

test('the worker is let do nothing else: its own policy allows no connection', async ({ page }) => {
  const answered = page.waitForResponse(/examine\.worker/)
  await openDesk(page)
  expect((await answered).headers()['content-security-policy']).toMatch(/^default-src 'none';/)
})

test('each remark leads to its place by keyboard, and Escape back to it', async ({ page }) => {
  await openDesk(page, '/th/blog')
  await draftOf(page).fill(release('en/savings-bank'))
  const year = remark(page, /2569/)
  await expect(year).toContainText('2026')
  await year.focus()
  await page.keyboard.press('Enter')
  await expect(draftOf(page)).toBeFocused()
  expect(await selected(page)).toBe('2569')
  await page.keyboard.press('Escape')
  await expect(year).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', /^\/th\/blog\/send-a-release-to-thai-newsrooms#/)
})

test('the drawing of an empty desk is gone with the first draft, although nothing is found in it, and back with an empty desk', async ({
  page,
}) => {
  await openDesk(page)
  const drawing = (state: string) => page.locator(`.desk-margin [data-state=${state}]`)
  await expect(drawing('empty')).toBeVisible()
  await draftOf(page).fill(release('en/solar-pumps'))
  await expect(page.getByText(/^English · \d+ words/)).toBeVisible()
  await expect(remarksOf(page).getByRole('listitem')).toHaveCount(0)
  await expect(drawing('empty')).toBeHidden()
  await page.getByRole('button', { name: 'Clear the draft' }).click()
  await expect(drawing('empty')).toBeVisible()
  await expect(drawing('failed')).toBeHidden()
})

test.describe('where drafts cannot be read', () => {
  test.use({ expectedConsole: [/examine\.worker|500|ERR_FAILED/] })

  test('the desk says so, beside the drawing of what failed', async ({ page }) => {
    await page.route(/examine\.worker/, (route) => route.fulfill({ status: 500, body: '' }))
    await openDesk(page)
    await expect(page.locator('.desk-margin [data-state=failed]')).toBeVisible()
    await expect(page.locator('.desk-margin [data-state=empty]')).toBeHidden()
  })

  test('a worker that did not load is asked for anew with the next change', async ({ page }) => {
    await page.route(/examine\.worker/, (route) => route.abort(), { times: 1 })
    await openDesk(page)
    const status = page.locator('.desk-margin [role=status]')
    await expect(status).toHaveText('This did not load. Please try again.')
    await draftOf(page).fill(release('en/hotel-hype'))
    await expect(status).toHaveText('11 remarks.')
    await expect(page.locator('.desk-margin [data-state=failed]')).toBeHidden()
  })

  test('a worker that breaks off is followed by another', async ({ page }) => {
    await page.addInitScript(() => {
      const { postMessage } = Worker.prototype
      Worker.prototype.postMessage = function (this: Worker, text: string) {
        if (text.includes('break off')) this.dispatchEvent(new ErrorEvent('error', { message: 'broken off' }))
        else postMessage.call(this, text)
      }
    })
    await openDesk(page)
    await draftOf(page).fill('This will break off')
    await expect(page.getByText('This browser cannot check drafts.')).toBeVisible()
    await draftOf(page).fill(release('en/hotel-hype'))
    await expect(page.getByText('11 remarks.')).toBeVisible()
  })

  for (const [lacking, take] of [
    ['workers', () => Reflect.deleteProperty(window, 'Worker')],
    ['words of Thai', () => Reflect.deleteProperty(Intl, 'Segmenter')],
  ] as const) {
    test(`a browser without ${lacking} is said to be unable to`, async ({ page }) => {
      await page.addInitScript(take)
      await openDesk(page)
      await expect(page.getByText('This browser cannot check drafts.')).toBeVisible()
    })
  }
})

test('a mark stays with its words while somebody types before them', async ({ page }) => {
  await openDesk(page)
  await draftOf(page).fill(release('en/hotel-hype'))
  const mark = page.locator('mark', { hasText: 'world-class' })
  await expect(mark).toBeVisible()
  await draftOf(page).press('ControlOrMeta+Home')
  await draftOf(page).pressSequentially('More ')
  await expect(mark).toHaveText('world-class')
  await remark(page, /world-class/).click()
  expect(await selected(page)).toBe('world-class')
})

for (const width of [320, 1280]) {
  test(`the copy with the marks breaks its lines where the draft does, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openDesk(page)
    for (const name of ['en/parts-factory', 'th/hotel-hype']) {
      await draftOf(page).fill(release(name))
      await expect(page.locator('mark').first()).toBeAttached()
      const [copy, draft] = await page.evaluate(() => {
        const draft = document.querySelector('#checker-draft') as HTMLTextAreaElement
        const last = document.querySelector('[data-part=copy] > :nth-last-child(2)') as HTMLElement
        const paper = draft.getBoundingClientRect()
        draft.style.alignSelf = 'start'
        draft.style.height = '0'
        const needed = draft.scrollHeight
        draft.style.height = ''
        draft.style.alignSelf = ''
        const line = Number.parseFloat(getComputedStyle(draft).lineHeight)
        const padding = Number.parseFloat(getComputedStyle(draft).paddingBottom)
        return [last.getBoundingClientRect().bottom - paper.top + line + padding, needed]
      })
      expect(Math.abs((copy as number) - (draft as number)), name).toBeLessThanOrEqual(2)
    }
  })
}

test('nothing is kept unless it is asked for, and what is kept can be taken back', async ({ page }) => {
  await openDesk(page)
  await draftOf(page).fill('A headline of nobody else')
  await expect(page.getByText('English · 5 words')).toBeVisible()
  expect(await stored(page)).not.toContain('headline')

  const keep = page.getByRole('checkbox', { name: 'Keep my draft on this device' })
  await keep.check()
  await expect(page.locator('[data-part=kept]')).toHaveText('Your draft is kept on this device.')
  await page.goto('/th/blog')
  await expect(draftOf(page)).toHaveValue('A headline of nobody else')
  const kept = page.getByRole('checkbox', { name: 'เก็บร่างไว้ในเครื่องนี้' })
  await expect(kept).toBeChecked()
  await kept.uncheck()
  await expect(page.locator('[data-part=kept]')).toHaveText(/ลบ/)
  expect(await stored(page)).not.toContain('headline')
  await page.reload()
  await expect(draftOf(page)).toHaveValue('')
})

test('where the browser lets pages keep nothing, the choice to keep the draft says so', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (this: Storage, name: string, value: string) {
      if (name.includes('draft')) throw new DOMException('nothing more', 'QuotaExceededError')
      setItem.call(this, name, value)
    }
  })
  await openDesk(page)
  await page.getByRole('checkbox', { name: 'Keep my draft on this device' }).click()
  await expect(page.locator('[data-part=kept]')).toHaveText(UNKEPT)
  await expect(page.getByRole('checkbox', { name: 'Keep my draft on this device' })).not.toBeChecked()
})

test('a draft that outgrows the room of the browser leaves no older one behind', async ({ page }) => {
  await openDesk(page)
  await draftOf(page).fill('A headline of nobody else')
  const keep = page.getByRole('checkbox', { name: 'Keep my draft on this device' })
  await keep.check()
  await expect.poll(() => stored(page)).toContain('headline')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await draftOf(page).fill('A headline of nobody else that goes on')
  await expect(page.locator('[data-part=kept]')).toHaveText(UNKEPT)
  await expect(keep).not.toBeChecked()
  expect(await stored(page)).not.toContain('headline')
})

test('a draft of more than a hundred thousand characters is read to the limit, and typing goes on', async ({
  page,
}) => {
  await openDesk(page)
  await draftOf(page).fill(`${release('en/hotel-hype')}\n`.repeat(100))
  await expect(page.getByText('Only the first 100,000 characters are read.')).toBeVisible()
  await expect(page.getByText('The first 200 are listed.')).toBeVisible()
  await draftOf(page).press('ControlOrMeta+Home')
  await draftOf(page).pressSequentially('A ')
  expect((await draftOf(page).inputValue()).startsWith('A Luxury')).toBe(true)
})

test('the sample shows what the checker does, in the language of the page', async ({ page }) => {
  await page.goto('/th/blog')
  await page.getByRole('button', { name: 'ลองกับตัวอย่าง' }).click()
  await expect(remark(page, /สุดอลังการ/)).toBeVisible()
  await expect(page.getByText(/^ภาษาไทย · /)).toBeVisible()
})

test('the desk with remarks on it is accessible, and fits a narrow screen', async ({ page }) => {
  await openDesk(page, '/th/blog')
  await draftOf(page).fill(release('th/hotel-hype'))
  await expect(remark(page, /ระดับโลก/)).toBeVisible()
  await expectAccessible(page, [320])
  await expectAccessible(page, [1280], '#checker')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('on paper are the marked copy and the remarks, and nothing else', async ({ page }) => {
  await openDesk(page)
  await draftOf(page).fill(release('en/hotel-hype'))
  await expect(remark(page, /world-class/)).toBeVisible()
  const printed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.print = () => resolve()
      }),
  )
  await page.getByRole('button', { name: 'Print the remarks' }).click()
  await printed
  await page.emulateMedia({ media: 'print' })
  await expect(remarksOf(page).getByText(/world-class/)).toBeVisible()
  await expect(page.locator('[data-part=copy]').getByText('world-class')).toBeVisible()
  for (const hidden of [
    draftOf(page),
    page.getByRole('heading', { level: 1 }),
    page.locator('#resources'),
    page.locator('footer'),
  ])
    await expect(hidden).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#resources')).toBeVisible()
})

for (const path of ['/blog', '/th/blog']) {
  test(`the desk of ${path} weighs at most 25 kB, and comes only when it is touched`, async ({ page }) => {
    const sizes: Promise<{ url: string; bytes: number }>[] = []
    const own = /open-desk|examine\.worker|wake-instrument|\/desk\.|\/instruments\//
    // Of what a worker is made of the browser tells no size; the server says it of everything.
    const sizeOf = async (response: Response) => ({
      url: response.url(),
      bytes: Number(await response.headerValue('content-length')),
    })
    page.on('response', (response) => {
      if (own.test(response.url())) sizes.push(sizeOf(response))
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(sizes).toEqual([])
    await draftOf(page).focus()
    await expect(page.locator('[data-instrument=checker][data-awake]')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const loaded = await Promise.all(sizes)
    expect(loaded.length).toBeGreaterThanOrEqual(4)
    expect(loaded.find(({ url }) => url.includes('examine.worker'))?.bytes).toBeGreaterThan(KILOBYTE)
    expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(25 * KILOBYTE)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the list stands open to be gone through by hand, and there is no desk that nobody tends', async ({ page }) => {
    await page.goto('/blog')
    await expect(draftOf(page)).toBeHidden()
    const list = page.locator('#checklist')
    await expect(list.getByText('It names the actor.', { exact: false })).toBeVisible()
    await expect(
      list.getByText('It has at most 14 words in English, 80 letters in Thai, marks above and below not counted.', {
        exact: false,
      }),
    ).toBeVisible()
    await list.getByRole('link', { name: 'Read on: A quote worth printing' }).first().click()
    await expect(page).toHaveURL(/\/blog\/a-quote-worth-printing#what-a-quote-is-for$/)
  })
})
