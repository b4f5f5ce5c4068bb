import { expectAccessible } from './axe.ts'
import { expect, test } from './fixture.ts'

const homes = [
  { home: '/', link: 'Six questions, one plan', heading: 'Find your plan' },
  {
    home: '/th',
    link: 'ตอบ 6 ข้อ หาแพ็กเกจ',
    heading: 'หาแพ็กเกจที่เหมาะกับข่าวของคุณ',
  },
] as const

const ASKED = '?market=both&industry=technology&writing=facts&languages=both&deadline=same-day&releases=3#finder-answer'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { home, link } of homes) {
    test(`the plans on ${home} lead to the plan finder on the page of a plan`, async ({ page }) => {
      await page.goto(home)
      await page.getByRole('link', { name: link }).click()
      await expect(page).toHaveURL(/\/pricing\/1#finder$/)
      await expect(page.locator('#finder-heading')).toBeInViewport()
    })
  }
})

for (const { home, link } of homes) {
  test(`the plan finder opens within the plans of ${home} by the keyboard, and the reader is led to it`, async ({
    page,
  }) => {
    await page.goto(home)
    await page.getByRole('link', { name: link }).focus()
    await expect(page.locator('.which-plan-links[data-awake]')).toBeVisible()
    await page.keyboard.press('Enter')
    const finder = page
      .locator('#plans')
      .getByRole('region')
      .filter({ has: page.locator('form') })
    await expect(finder.getByRole('heading').first()).toBeFocused()
    await expect(finder).toBeInViewport()
    await expect(page).toHaveURL(new RegExp(`${home}$`))
    // Once is enough: a second press leads back to it.
    await page.getByRole('link', { name: link }).press('Enter')
    await expect(finder.getByRole('heading').first()).toBeFocused()
    await expect(page.locator('#plans form')).toHaveCount(1)
    await expectAccessible(page, [360])
    await expectAccessible(page, [1280], '#plans')
  })

  test(`an address that asks for a plan is answered within the plans of ${home}`, async ({ page }) => {
    await page.goto(`${home}${ASKED}`)
    const answer = page.locator('#plans #finder-answer')
    await expect(answer).toBeInViewport()
    await expect(answer.getByRole('heading', { name: 'Enterprise' })).toBeVisible()
    await expect(page.locator('#finder-market')).toHaveValue('both')
    await expect(page.locator('#finder-releases')).toHaveValue('3')
    const said = await answer.textContent()
    await page.goto(`${home === '/' ? '' : home}/pricing/1${ASKED}`)
    expect(await page.locator('#finder-answer').textContent()).toBe(said)
  })
}

test('its answer stands where it was asked, can be shared, and fills in the form below', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: homes[0].link }).click()
  const choose = (label: string, value: string) => page.getByLabel(label).selectOption(value)
  await choose('Where should it run?', 'thailand')
  await choose('What is it about?', 'travel')
  await choose('What do you have?', 'facts')
  await choose('Which languages does it go out in?', 'th')
  const submit = page.getByRole('button', { name: 'Find the plan' })
  await submit.click()
  await expect(page.getByLabel('When should it be sent?')).toBeFocused()
  await expect(page.getByLabel('When should it be sent?')).toHaveAccessibleDescription(/Please choose one/)
  await choose('When should it be sent?', 'standard')
  await submit.click()
  const answer = page.getByRole('region', { name: 'The plan for it: Professional' })
  await expect(answer.getByRole('heading', { name: 'The plan for it' })).toBeFocused()
  await expect(page).toHaveURL(/\/\?market=thailand&.*releases=1#finder-answer$/)
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = ''
  })
  await answer.getByRole('link', { name: 'Choose Professional Plan' }).click()
  await expect(page.getByRole('heading', { name: 'Tell us about your news' })).toBeInViewport()
  await expect(page.locator('#signup-serviceInterest')).toHaveValue('professional')
  await expect(page.locator('html')).toHaveAttribute('data-same-document')
})

test('a press that comes while it is on its way waits for it, and says so', async ({ page }) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/instruments/finder.en.txt', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto('/')
  const link = page.getByRole('link', { name: homes[0].link })
  await link.click()
  await expect(link).toHaveAttribute('aria-busy', 'true')
  arrive()
  await expect(page.getByRole('heading', { name: 'Find your plan' })).toBeFocused()
  await expect(link).not.toHaveAttribute('aria-busy')
})

test('an answer that comes late does not move a reader who has begun to read', async ({ page }) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/instruments/finder.en.txt', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto(`/${ASKED}`)
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  arrive()
  await expect(page.locator('#plans #finder-answer')).toBeAttached()
  await expect(page.locator('.which-plan-links[data-awake]')).toBeAttached()
  await expect(page.locator('#finder-answer')).not.toBeInViewport()
})

test.describe('where it cannot come', () => {
  test.use({ expectedConsole: [/finder\.en\.txt|net::ERR_FAILED/] })

  test('the link leads where it leads without script', async ({ page }) => {
    await page.route('**/instruments/finder.en.txt', (route) => route.abort())
    await page.goto('/')
    await page.getByRole('link', { name: homes[0].link }).click()
    await expect(page).toHaveURL(/\/pricing\/1#finder$/)
  })

  test('the link of an address that asks for a plan leads to the answer', async ({ page }) => {
    await page.route('**/instruments/finder.en.txt', (route) => route.abort())
    await page.goto(`/${ASKED}`)
    await page.getByRole('link', { name: homes[0].link }).click()
    await expect(page).toHaveURL(/\/pricing\/1\?market=both&.*#finder$/)
    await expect(page.locator('#finder-answer').getByRole('heading', { name: 'Enterprise' })).toBeVisible()
  })
})

test('the home page brings nothing of it before it is touched, and little then', async ({ page }) => {
  const brought: { url: string; size: Promise<number> }[] = []
  page.on('requestfinished', (request) =>
    brought.push({ url: request.url(), size: request.sizes().then(({ responseBodySize }) => responseBodySize) }),
  )
  await page.goto('/th')
  await page.waitForLoadState('networkidle')
  expect(brought.filter(({ url }) => url.includes('finder'))).toEqual([])
  brought.length = 0
  await page.getByRole('link', { name: homes[1].link }).focus()
  await expect(page.locator('.which-plan-links[data-awake]')).toBeVisible()
  const sizes = await Promise.all(brought.map(({ size }) => size))
  expect(sizes.length).toBeGreaterThan(3)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000)
})
