import { expect, test } from './fixture.ts'

test('a mark behind figures leads to their line, and the line back to where they stand', async ({ page }) => {
  await page.goto('/thai-news-distribution')
  await page.getByRole('link', { name: 'What these figures mean: What came of Thai releases' }).click()
  await expect(page).toHaveURL(/\/about#thai\.hoursToPublication$/)
  const line = page.locator('[id="thai.hoursToPublication"]')
  await expect(line).toBeInViewport()
  await expect(line).toHaveText(/^12\.5/)
  await expect(line.locator('+ dd')).toContainText('Hours until a story appeared')
  await page.locator('#figures-thai-results').getByRole('link', { name: 'FAQ: Distribution' }).click()
  await expect(page).toHaveURL(/\/faq#distribution-coverage$/)
  await expect(page.locator('#distribution-coverage')).toContainText('12.5')
})

test('the mark of a part with figures of many kinds opens the lines of them all, in Thai too', async ({ page }) => {
  await page.goto('/th')
  await page.getByRole('link', { name: 'ตัวเลขเหล่านี้หมายถึงอะไร: หน้าแรก ทำไมต้องเลือกเรา' }).click()
  // What is shown is the heading and what stands below it, not the way back.
  const item = page.locator('details', { has: page.locator('[id="in-home-reasons"]') })
  await expect(item.locator('summary')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('[id="thai.outlets"]')).toBeInViewport()
  for (const figure of ['thai.outlets', 'international.outlets', 'company.founded'])
    await expect(page.locator(`[id="${figure}"]`)).toBeVisible()
  await expect(page.locator('[id="company.founded"]')).toHaveText(/2553/)
  // Where nothing of it stands stays closed.
  await expect(page.locator('[id="tax.vat"]')).toBeHidden()
})

test('on a phone each mark of a line is large enough to press, and apart from the next', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/about', '/th/about']) {
    await page.goto(path)
    const faults = await page.locator('.ledger-lines').evaluateAll((lists) => {
      for (const group of document.querySelectorAll('#figures details')) {
        group.removeAttribute('name')
        group.setAttribute('open', '')
      }
      return lists.flatMap((list) => {
        const boxes = [...list.querySelectorAll('a')].map((link) => link.getBoundingClientRect())
        const isSmall = ({ width, height }: DOMRect) => width < 24 || height < 24
        const isUnder = (box: DOMRect, other: DOMRect | undefined) =>
          other !== undefined && other.top < box.bottom && other.left < box.right - 0.5 && other.right > box.left
        return boxes.filter((box, position) => isSmall(box) || isUnder(box, boxes[position + 1])).length
      })
    })
    expect(faults.length, path).toBeGreaterThan(5)
    expect(faults.filter(Boolean), path).toEqual([])
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the mark of a part arrives at the first of its lines', async ({ page }) => {
    await page.goto('/about#in-home-reasons')
    await expect(page.locator('[id="thai.outlets"]')).toBeVisible()
  })
})

test('two figures that differ give the reason', async ({ page }) => {
  await page.goto('/about#international.averageSuccess')
  const line = page.locator('[id="international.averageSuccess"]')
  await expect(line).toHaveText(/^98\.2%/)
  await line.getByRole('link', { name: 'How often a release succeeds' }).click()
  await expect(page.locator('#why-success')).toBeInViewport()
  await expect(page.locator('#why-success + dd + dd')).toContainText('to be confirmed')
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  // What opens bit by bit may not be hidden while it does: a browser scrolls to nothing that it does not lay out.
  test('an address of a line arrives there, however often', async ({ page }) => {
    for (const line of ['general.countries', 'thai.outlets', 'international.outlets', 'plans.basic.outlets']) {
      await page.goto(`/about#${line}`)
      await expect(page.locator(`[id="${line}"]`), line).toBeInViewport()
    }
  })
})
