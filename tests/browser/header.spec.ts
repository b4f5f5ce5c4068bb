import { content } from '../support/content.ts'
import { expect, test } from './fixture.ts'
import { LANGUAGES, press } from './languages.ts'
import { tooWide } from './too-wide.ts'

const PHONE = { width: 360, height: 740 }

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
})

test('the services menu lists the services and the Thai news details, and closes on Escape', async ({ page }) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Services' })
  await opener.click()
  const menu = page.getByRole('list', { name: 'Our services' })
  await expect(menu.getByRole('link')).toHaveText([
    ...content.en.services.map(({ title }) => title),
    content.en.site.header.thaiNewsDetails,
  ])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a menu is used by keyboard, stays open while the focus is in it, and closes when the focus leaves', async ({
  page,
}) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Services' })
  const links = page.getByRole('list', { name: 'Our services' }).getByRole('link')
  await opener.press('Enter')
  await page.keyboard.press('Tab')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(opener).toBeFocused()
  await expect(links.first()).toBeVisible()
  await links.last().press('Tab')
  await expect(links.last()).toBeHidden()
})

test('on a phone the menu opens, and closes on the link that is chosen or when the window grows', async ({ page }) => {
  const isOpen = () => page.locator('#site-menu').evaluate((panel) => panel.matches(':popover-open'))
  for (const { at, texts } of LANGUAGES) {
    const { header } = texts.site
    await page.setViewportSize(PHONE)
    await page.goto(at('/'))
    const menu = page.getByRole('navigation', { name: header.label })
    const contact = menu.getByRole('link', { name: header.contact })
    await expect(contact).toBeHidden()
    await press(page.getByRole('button', { name: header.openMenu }))
    await expect(menu.getByRole('link', { name: header.thaiNewsDetails })).toBeVisible()
    await press(contact)
    await expect(contact).toBeHidden()
    await expect(page).toHaveURL(/#contact$/)
    await press(page.getByRole('button', { name: header.openMenu }))
    await expect(page.getByRole('button', { name: header.closeMenu })).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(contact).toBeVisible()
    await expect.poll(isOpen).toBe(false)
  }
})

test('a press on the words of the services menu and of its links works', async ({ page }) => {
  for (const { at, texts } of LANGUAGES) {
    const { services, servicesMenu } = texts.site.header
    await page.goto(at('/about'))
    await press(page.getByRole('button', { name: services }))
    await press(page.getByRole('list', { name: servicesMenu }).getByRole('link').last())
    await expect(page).toHaveURL(new RegExp(`${at('/thai-news-distribution')}$`))
  }
})

test('the opened menu of a phone hides the call bar and ends in the window while a language is offered', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/th')
  await expect(page.locator('[data-language-offer]')).toBeVisible()
  await page.getByRole('button', { name: 'เปิดเมนู' }).click()
  await expect(page.locator('#call-bar')).toBeHidden()
  const menu = await page.locator('#site-menu').boundingBox()
  expect((menu?.y ?? 0) + (menu?.height ?? Infinity)).toBeLessThanOrEqual(PHONE.height)
})

test('the language menu closes on choice, also of the language that is shown', async ({ page }) => {
  for (const { locale, at } of LANGUAGES) {
    const link = (lang: string) => page.locator(`#language-menu [hreflang=${lang}]`)
    const [shown, other] = locale === 'en' ? [link('en'), link('th')] : [link('th'), link('en')]
    await page.goto(`${at('/about')}?from=mail#careers`)
    const opener = page.locator('[popovertarget=language-menu]')
    await press(opener)
    await press(shown)
    await expect(shown).toBeHidden()
    await press(opener)
    await press(other)
    await expect(page).toHaveURL(locale === 'en' ? /\/th\/about\?from=mail#careers$/ : /\d\/about\?from=mail#careers$/)
    expect(await page.evaluate(() => localStorage.getItem('ui-language'))).toBe(locale === 'en' ? 'th' : 'en')
  }
})

test('the way to the form is one press away, in the header or its menu', async ({ page }) => {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    for (const { at, texts } of LANGUAGES) {
      await page.goto(at('/about'))
      if (width < 768) await press(page.getByRole('button', { name: texts.site.header.openMenu }))
      await press(page.getByRole('banner').getByRole('link', { name: texts.site.actions.getStarted }))
      await expect(page, `${width} px`).toHaveURL(new RegExp(`${at('/')}#signup$`))
    }
  }
})

/** As many letters as the content check allows. */
const LONGEST = {
  '/': ['Northeastern Com', 'Communications Bureau Ltd'],
  '/th': ['สำนักสื่อสารภาคฯ', 'ภาคตะวันออกเฉียงเหนือไทย'],
} as const

for (const name of ['own', 'longest'] as const)
  test(`the header with the ${name} name is one line in both languages, whatever the window`, async ({ page }) => {
    const faults: string[] = []
    for (const path of ['/', '/th'] as const) {
      await page.goto(path)
      if (name === 'longest')
        await page.locator('.logo-link').evaluate((link, halves) => {
          link.classList.add('is-long')
          for (const [at, half] of link.querySelectorAll('.logo > *').entries()) half.textContent = halves[at] ?? ''
        }, LONGEST[path])
      await page.evaluate(() => document.fonts.ready)
      for (const width of [320, 375, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        const header = page.getByRole('banner')
        const height = (await header.boundingBox())?.height ?? Infinity
        if (height > 66) faults.push(`${path}, ${width} px: ${height} px high`)
        const outside = await header.locator('a, button').evaluateAll((controls) =>
          controls
            .filter((control) => control.checkVisibility() && !control.closest('.menu-panel'))
            .filter((control) => control.getBoundingClientRect().right > innerWidth)
            .map(({ textContent }) => textContent),
        )
        faults.push(...outside.map((text) => `${path}, ${width} px: ${text}`))
        faults.push(...(await tooWide(page)).map((fault) => `${path}, ${width} px: ${fault}`))
        const logo = await page.locator('.logo-link').boundingBox()
        const after = await header.locator('.logo-link ~ :visible').first().boundingBox()
        if (!logo || logo.x < 0 || logo.x + logo.width > (after?.x ?? 0) + 1)
          faults.push(`${path}, ${width} px: the name`)
      }
    }
    expect(faults).toEqual([])
  })

test('away from home its anchors lead to the home page of the language', async ({ page }) => {
  await page.goto('/th/about')
  const hrefs = await page
    .getByRole('banner')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')).filter((href) => href?.includes('#')))
  expect(new Set(hrefs)).toEqual(new Set(['/th#plans', '/th#how-it-works', '/th#contact', '/th#signup']))
})
