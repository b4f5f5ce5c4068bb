import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { LANGUAGES, press } from './languages.ts'
import { lateScript } from './late-script.ts'

/** Changes the page as Chrome's translation does: texts move into `<font>` elements, also those that come later. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const wrap = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        const parent = text.parentElement
        if (
          !parent ||
          !text.data.trim() ||
          parent.closest('font, script, style, option, textarea, svg, [translate=no]')
        )
          continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = `[${text.data}]`
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    document.documentElement.lang = 'fr'
    wrap(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.isConnected) wrap(node.parentNode ?? node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

/** Waits until the island of an element is awake. */
const awake = (page: Page, selector: string) =>
  expect(page.locator('astro-island[ssr]', { has: page.locator(selector) })).toHaveCount(0)

// React reports that the HTML differs.
test.use({ expectedConsole: [/Minified React error #418/] })

for (const { name, path, focused, typed, choose } of [
  {
    name: 'the signup',
    path: '/?plan=basic',
    focused: '#signup-companyName',
    typed: 'Siam Solar',
    choose: '#signup-termsAccepted',
  },
  { name: 'the message', path: '/th', focused: '#contact-message', typed: 'ข่าวต้องออกวันอาทิตย์นี้เอง', choose: undefined },
  {
    name: 'the checker',
    path: '/blog',
    focused: '#checker-draft',
    typed: 'Bangkok, a world-class city',
    choose: undefined,
  },
  { name: 'the plan finder', path: '/pricing/0', focused: '#finder-releases', typed: '2', choose: undefined },
]) {
  test(`${name} keeps the focus and what was typed if a translation changed it before it was awake`, async ({
    page,
  }) => {
    const script = await lateScript(page)
    await page.goto(path)
    await translate(page)
    if (choose) await page.locator(choose).press('Space')
    const field = page.locator(focused)
    await field.click()
    await field.press('ControlOrMeta+A')
    await field.pressSequentially(typed)
    await field.press('ArrowLeft')
    script.arrive()
    await awake(page, focused)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(typed)
    await page.keyboard.type('x')
    await expect(field).toHaveValue(`${typed.slice(0, -1)}x${typed.slice(-1)}`)
    if (choose) await expect(page.locator(choose)).toBeChecked()
  })
}

test('choices made before the tools were awake survive a translation', async ({ page }) => {
  const script = await lateScript(page)
  await page.goto('/services/targeted-distribution')
  await translate(page)
  const industry = page.locator('.outlets-filter input[value=industry]')
  await industry.press('Space')
  script.arrive()
  await awake(page, '.outlets-filter')
  await expect(industry).toBeChecked()
  await expect(industry).toBeFocused()
})

test('answers of a translated page change with the question', async ({ page }) => {
  await page.goto('/faq#when')
  const answer = page.locator('[data-step=latest] dd').first()
  const ask = async (approved: string) => {
    await page.locator('#when-approved').fill(approved)
    await page.locator('#when-speed').press('Space')
    await page.locator('#when form').getByRole('button').press('Enter')
  }
  await awake(page, '#when-approved')
  await translate(page)
  await ask('2026-11-23T10:00')
  await expect(answer).toContainText('November 2')
  const first = await answer.textContent()
  await ask('2026-12-14T10:00')
  await expect(answer).toContainText('December')
  expect(await answer.textContent()).not.toBe(first)
})

for (const { locale, at, texts } of LANGUAGES)
  test(`a form of a page translated from ${locale} shows its errors, is sent slowly, and says so`, async ({ page }) => {
    const { fields, submitting } = texts.forms.contact
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/contact*', async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
    await page.goto(`${at('/')}#contact`)
    await awake(page, '#contact-form')
    await translate(page)
    const form = page.locator('#contact-form')
    await press(form.getByRole('button'))
    await expect(page.locator('#contact-invalid').getByRole('link').first()).toBeVisible()
    for (const [name, text] of [
      ['fullName', `Somchai Translated ${locale}`],
      ['email', 'somchai@example.com'],
      ['subject', 'A deadline '.repeat(100)],
      ['message', 'It has to be out on Friday.'],
    ]) {
      await page.locator(`#contact-${name}`).click()
      await page.keyboard.insertText(text ?? '')
    }
    // Another message takes the place of the first one.
    await press(form.getByRole('button'))
    const tooLong = fields.subject.tooLong.split('{')[0]?.trim() ?? ''
    await expect(page.locator('#contact-subject-error')).toContainText(tooLong)
    await expect(page.locator('#contact-invalid').getByRole('link')).toContainText([tooLong])
    await page.locator('#contact-subject').fill('A deadline')
    await press(form.getByRole('button'))
    // The status comes after half a second, and goes with the answer.
    await expect(form.getByRole('status')).toContainText(submitting)
    answer.resolve()
    await expect(page.locator('#contact-sent')).toBeFocused()
    await expect(page.locator('#contact-invalid')).toBeHidden()
  })
