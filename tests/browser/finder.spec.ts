import { figureValue } from '../../site/content/figure.ts'
import { content } from '../../site/content/fixture-content.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixture.ts'

const professional = content.th.plans.find(({ id }) => id === 'professional')
const travel = figureValue(content.th.figures, 'thai.industries.tourism')

const ASKED = '?market=both&industry=technology&writing=facts&languages=both&deadline=same-day&releases=3#finder-answer'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('six answers lead to a plan, its price and the form with the plan chosen', async ({ page }) => {
    await page.goto('/th/pricing/0#finder')
    const choose = (label: string, value: string) => page.getByLabel(label).selectOption(value)
    await choose('อยากให้ข่าวลงที่ไหน', 'thailand')
    await choose('ข่าวเกี่ยวกับอะไร', 'travel')
    await choose('มีอะไรอยู่แล้ว', 'facts')
    await choose('จะเผยแพร่เป็นภาษาอะไร', 'th')
    await choose('อยากให้ส่งเมื่อไร', 'same-day')
    await page.getByRole('button', { name: 'หาแพ็กเกจ' }).click()
    await expect(page).toHaveURL(/\/th\/pricing\/0\?market=thailand&.*#finder-answer$/)
    const answer = page.getByRole('region', { name: 'แพ็กเกจที่เหมาะคือ Professional' })
    await expect(answer).toBeInViewport()
    await expect(answer).toContainText(`${professional?.price.figure.text} ต่อข่าว 1 ฉบับ`)
    await expect(answer).toContainText(`สื่อไทยที่ทำสายนี้เป็นหลักมี ${travel} แห่ง`)
    await expect(answer.locator('[data-answer-part=fee]')).toBeVisible()
    await answer.getByRole('link', { name: 'เลือกแพ็กเกจ Professional' }).click()
    await expect(page.locator('#signup-serviceInterest')).toHaveValue('professional')
  })

  test('what is missing is said at its field, and the other choices stay', async ({ page }) => {
    await page.goto('/pricing/2#finder')
    await page.getByLabel('What do you have?').selectOption('facts')
    await page.getByLabel('How many releases?').fill('0')
    await page.getByRole('button', { name: 'Find the plan' }).click()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByLabel('Where should it run?')).toHaveAccessibleDescription(/Please choose one/)
    await expect(page.getByLabel('How many releases?')).toHaveAccessibleDescription(/from 1 to 50/)
    await expect(page.getByLabel('How many releases?')).toHaveValue('0')
    await expect(page.getByLabel('What do you have?')).toHaveValue('facts')
  })

  test('where nobody answers, the page says so', async ({ page }) => {
    await page.route(/\/pricing\/1\?/, async (route) => {
      const response = await route.fetch({ url: new URL('/pricing/1', route.request().url()).href })
      await route.fulfill({ response })
    })
    await page.goto(`/pricing/1${ASKED}`)
    await expect(page.getByText('This form needs JavaScript to answer')).toBeInViewport()
  })
})

test('the ring around an answer’s heading does not touch the price below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/pricing/1${ASKED}`)
  const heading = page.getByRole('heading', { name: 'The plan for it: Enterprise' })
  await heading.focus()
  const ring = await heading.evaluate((one) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(one)
    return one.getBoundingClientRect().bottom + Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
  })
  const price = await page.locator('.finder-price').boundingBox()
  expect(price?.y).toBeGreaterThan(ring + 2)
})

test('script says what the server says, at the same address, and asks nobody', async ({ page }) => {
  await page.goto(`/pricing/1${ASKED}`)
  const answer = page.getByRole('region', { name: 'The plan for it: Enterprise' })
  const byServer = await answer.textContent()
  expect(byServer).toContain('$2,997 for 3 releases')
  expect(byServer).toContain('Professional costs less, but has one language only.')

  await page.getByLabel('How many releases?').focus()
  await expect(page.locator('[data-question=finder][data-awake]')).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/favicon.svg')) requests.push(request.url())
  })
  // By the keyboard: under a pointer that rests where a link of the answer comes to stand, that link's page is fetched.
  const submit = page.getByRole('button', { name: 'Find the plan' })
  await page.getByLabel('Which languages does it go out in?').selectOption('en')
  await submit.press('Enter')
  await expect(page.getByRole('region', { name: 'The plan for it: Professional' })).toBeVisible()
  await page.getByLabel('Which languages does it go out in?').selectOption('both')
  await submit.press('Enter')
  await expect(answer.getByRole('heading', { name: 'The plan for it' })).toBeFocused()
  expect(await answer.textContent()).toBe(byServer)
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe(ASKED)
  expect(requests).toEqual([])
  await expectAccessible(page, [360])
  await expectAccessible(page, [1280], '#finder')
})

test('what no plan covers leads to a quotation', async ({ page }) => {
  await page.goto(`/th/pricing/1${ASKED.replace('market=both', 'market=several')}`)
  const answer = page.getByRole('region', { name: 'แพ็กเกจที่เหมาะคือ Custom' })
  await expect(answer).toContainText('ตามใบเสนอราคา')
  await answer.getByRole('link', { name: 'เลือกแพ็กเกจ Custom' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/th\?plan=custom#signup$/)
})

test('the tool costs little when it is used', async ({ page }) => {
  await page.goto('/th/pricing/1#finder')
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize)))
  await page.locator('#finder-releases').focus()
  await expect(page.locator('[data-question=finder][data-awake]')).toBeVisible()
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(1000)
  expect(total).toBeLessThan(8000)
})
