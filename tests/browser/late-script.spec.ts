import type { Page } from '@playwright/test'
import { content } from '../support/content.ts'
import { expect, test } from './fixture.ts'
import { LANGUAGES, press } from './languages.ts'
import { lateScript } from './late-script.ts'
import { pagePaths } from './pages.ts'

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('consent-accepted', 'false')))

/** Returns the visible controls of the page, or of its islands, that do nothing without script. */
const dead = (page: Page, part: string) =>
  page.locator(`${part} :is(button, input, select, textarea)`).evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('.sr-only'))
      .filter((control) => !control.matches('[popovertarget], form[action] *'))
      // Style sheets alone handle this one.
      .filter(({ id }) => id !== 'as-sent')
      .map((control) => control.ariaLabel ?? (control.textContent.trim() || control.id)),
  )

test.describe('if scripts fail to load', () => {
  test.use({ expectedConsole: [/ERR_FAILED|Error hydrating/] })

  test('no page shows a control that needs them', async ({ page }) => {
    test.setTimeout(pagePaths().length * 10_000)
    await page.route(/_astro\/.*\.js/, (route) => route.abort())
    const faults: string[] = []
    for (const path of pagePaths()) {
      await page.goto(path)
      faults.push(...(await dead(page, 'body')).map((control) => `${path}: ${control}`))
    }
    expect(faults).toEqual([])
  })

  test('the islands that cannot be hydrated hide theirs, and all articles are listed', async ({ page }) => {
    await page.route(/_astro\/client\..*\.js/, (route) => route.abort())
    for (const path of ['/', '/th/blog', '/faq', '/pricing/1', '/services/targeted-distribution']) {
      await page.goto(path)
      const islands = await page.locator('astro-island').all()
      expect(islands.length, path).toBeGreaterThan(0)
      for (const island of islands) {
        // Again and again, because some pages scroll to their top a moment after they have loaded.
        await expect(async () => {
          await island.evaluate(({ firstElementChild }) => firstElementChild?.scrollIntoView({ block: 'center' }))
          await expect(island, path).toHaveAttribute('data-failed', { timeout: 3000 })
        }).toPass()
      }
      expect(await dead(page, 'astro-island'), path).toEqual([])
      if (path === '/th/blog')
        await expect(page.locator('.article-list').getByRole('article')).toHaveCount(content.th.articles.length)
    }
  })
})

/** Opens a page, acts before React has come, and then lets it come. */
async function actEarly(page: Page, path: string, act: () => Promise<void>) {
  const script = await lateScript(page)
  await page.goto(path)
  await act()
  await expect(page.locator('astro-island[ssr]').first()).toBeAttached()
  script.arrive()
}

test('Load more is reached with Tab and pressed before it is hydrated', async ({ page }) => {
  const titles = page.locator('.article-list').getByRole('article').getByRole('link')
  await actEarly(page, '/blog', async () => {
    await titles.last().press('Tab')
    await expect(page.getByRole('button', { name: 'Load more articles' })).toBeFocused()
    await page.keyboard.press('Enter')
  })
  await expect(titles.nth(3)).toBeFocused()
})

test('a draft is typed, ticked to be kept, and cleared before hydration', async ({ page }) => {
  const draft = page.locator('#checker-draft')
  const type = async () => {
    await draft.click()
    await page.keyboard.insertText('A revolutionary firm')
    await page.locator('#checker-keep').click()
  }
  await actEarly(page, '/blog', type)
  await expect(page.getByRole('button', { name: /revolutionary/ })).toBeVisible()
  await expect(page.locator('#checker-keep')).toBeChecked()
  await page.reload()
  await expect(draft).toHaveValue('A revolutionary firm')
})

for (const { locale, at, texts } of LANGUAGES) {
  test(`the tools are sent, the draft is cleared and the outlets are filtered before hydration, in ${locale}`, async ({
    page,
  }) => {
    const draft = page.locator('#checker-draft')
    await actEarly(page, at('/blog'), async () => {
      await draft.click()
      await page.keyboard.insertText('A revolutionary firm')
      await press(page.locator('#checker .actions').getByRole('button'))
    })
    await expect(draft).toHaveValue('')
    await expect(draft).toBeFocused()
    await actEarly(page, at('/pricing/1'), async () => {
      await page.locator('#finder-releases').click()
      await page.keyboard.type('2')
      await press(page.locator('#finder [type=submit]'))
    })
    await expect(page.locator('#finder').getByRole('alert')).toBeVisible()
    await expect(page.locator('#finder-releases')).toHaveValue(/2/)
    await actEarly(page, at('/faq'), () => press(page.locator('#when [type=submit]')))
    await expect(page.locator('#when-answer')).toBeFocused()
    await actEarly(page, at('/services/targeted-distribution'), () =>
      press(page.locator('.outlets-filter label:has([value=industry])')),
    )
    const ofIndustries = texts.outletCounts.filter(({ by }) => by === 'industry')
    await expect(page.locator('.outlets-table tbody')).toHaveCount(ofIndustries.length)
  })
}
