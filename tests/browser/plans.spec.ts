import { figureValue } from '../../site/content/figure.ts'
import { content } from '../../site/content/fixture-content.ts'
import { expect, test } from './fixture.ts'
import { fillInSignup, leads, wake } from './signup.ts'

const { plans } = content.en
const [cheapest, , enterprise] = plans
/** In how many hours a release is out. */
const [earliest, latest] = ['hoursFrom', 'hoursTo'].map((bound) =>
  figureValue(content.en.figures, `distribution.${bound}`),
)

test('the plan’s link arrives at the form with the plan chosen, and it stays chosen when the form’s script arrives', async ({
  page,
}) => {
  await page.goto('/pricing/2')
  await page.locator('.price-sheet').getByRole('link', { name: 'Choose Enterprise Plan' }).click()
  await expect(page).toHaveURL(/\/\?plan=enterprise#signup$/)
  const choice = page.locator('#signup-serviceInterest')
  await expect(choice).toHaveValue('enterprise')
  await page.locator('#signup-fullName').pressSequentially('Somchai')
  await expect(page.locator('[data-island]:not([data-awake]) #signup-form')).toHaveCount(0)
  await expect(choice).toHaveValue('enterprise')
})

test('the plan that is sent is the chosen one', async ({ page, site }) => {
  await page.goto('/th?plan=basic#signup')
  await wake(page, 'signup')
  await fillInSignup(page, { fullName: 'สมชาย เลือกแผน', isPlanChosen: true })
  await page.getByRole('button', { name: 'ส่งข้อมูล' }).click()
  await expect(page.locator('#signup-sent')).toBeVisible()
  const [sent] = leads(site.databasePath).filter(({ full_name }) => full_name === 'สมชาย เลือกแผน')
  expect(sent?.service_interest).toBe('basic')
})

test('on the home page a plan is chosen where one stands: nothing is loaded, what is typed stays, the new choice counts', async ({
  page,
}) => {
  await page.goto('/?plan=basic#signup')
  await wake(page, 'signup')
  await page.locator('#signup-fullName').fill('Somchai')
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = ''
  })
  for (const name of ['Professional', 'Enterprise', 'Custom', 'Basic']) {
    await page.getByRole('link', { name: `Choose ${name} Plan` }).click()
    await expect(page).toHaveURL(new RegExp(`/\\?plan=${name.toLowerCase()}#signup$`))
    await expect(page.getByRole('heading', { name: 'Tell us about your news' })).toBeInViewport()
    await expect(page.locator('html')).toHaveAttribute('data-same-document')
    await expect(page.locator('#signup-serviceInterest')).toHaveValue(name.toLowerCase())
  }
  await expect(page.locator('#signup-fullName')).toHaveValue('Somchai')
})

test('a choice made by hand outlives the address it came with', async ({ page }) => {
  await page.goto('/?plan=basic#signup')
  await wake(page, 'signup')
  await page.locator('#signup-serviceInterest').selectOption('custom')
  await expect(page).toHaveURL(/\/#signup$/)
  await page.goto('/th')
  await expect(page.locator('#signup-serviceInterest')).toHaveValue('custom')
})

for (const width of [390, 1440]) {
  test(`beside the form stand three prices, and of the chosen plan its terms or a mark, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/#signup')
    const shown = page.locator('#signup [data-plan]:visible')
    const prices = plans.map(({ name, price }) => new RegExp(`^${name}\\S* ${price.figure.text.replace('$', '\\$')}`))
    const custom = /^Custom by quotation/
    // Custom has no price to remind of, and on phones no room.
    await expect(shown).toHaveText(width < 1024 ? prices : [...prices, custom])
    const marks = () =>
      shown.evaluateAll((rows) => rows.map((row) => Number.parseFloat(getComputedStyle(row).borderLeftWidth)))
    expect(new Set(await marks())).toEqual(new Set([0]))
    await expect(page.locator('#signup [data-plan] dl:visible')).toHaveCount(0)
    await page.locator('#signup-serviceInterest').selectOption('enterprise')
    expect((await marks()).slice(0, 3)).toEqual([0, 0, 4])
    if (width < 1024) {
      await expect(page.locator('#signup [data-plan] dl:visible')).toHaveCount(0)
      const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0
      expect(await top('.chosen-plan')).toBeLessThan(await top('#signup-form'))
      await page.locator('#signup-serviceInterest').selectOption('custom')
      await expect(shown).toHaveText([...prices, custom])
      expect(await marks()).toEqual([0, 0, 0, 4])
    } else {
      const terms = page.locator('#signup [data-plan] > div:visible')
      const { outlets, writing, languages } = enterprise
      const hours = new RegExp(`\\b${earliest}\\D+${latest}\\b`)
      for (const term of [outlets.figure.whole, writing.text, languages.text, hours])
        await expect(terms).toContainText([term])
      await page.locator('#signup-serviceInterest').selectOption('custom')
      await expect(terms).toHaveText([/several markets/])
    }
  })
}

test('on a phone each plan has a line, with its price at the end of it, in both languages', async ({ page }) => {
  for (const path of ['/', '/th']) {
    await page.goto(`${path}?plan=custom#signup`)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const lines = await page.locator('#signup [data-plan] > p').evaluateAll((rows) =>
        rows.map((row) => {
          const [price, line] = [row.lastElementChild, row]
          const [box, all] = [price?.getBoundingClientRect(), line.getBoundingClientRect()]
          return { end: Math.round(all.right - (box?.right ?? 0)), isOneLine: all.height < 2 * (box?.height ?? 0) }
        }),
      )
      expect(lines, `${path}, ${width} px`).toEqual(Array(4).fill({ end: 0, isOneLine: true }))
    }
  }
})

test('the home page names its price within the second screen', async ({ page }) => {
  for (const path of ['/', '/th']) {
    await page.goto(path)
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const price = await page.getByText(cheapest.price.figure.value.toLocaleString('en')).first().boundingBox()
      const end = (price?.y ?? Infinity) + (price?.height ?? 0)
      expect(end, `${path}, ${width} by ${height}`).toBeLessThanOrEqual(2 * height)
    }
  }
})

test('a plan that does not exist chooses nothing', async ({ page }) => {
  await page.goto('/?plan=platinum#signup')
  await expect(page.locator('#signup-serviceInterest')).toHaveValue('')
})

test('what is included is said in words, and on a narrow sheet a term stands above its text', async ({ page }) => {
  await page.goto('/pricing/0')
  const said = (name: RegExp) => page.getByRole('row', { name }).getByRole('cell')
  await expect(said(/Release written by us/)).toHaveText(['Not included', 'Included', 'Included'])
  await expect(said(/Editorial check/)).toHaveText(['Included', 'Included', 'Included'])
  for (const [width, isAbove] of [
    [320, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const term = page.locator('.price-sheet .plan-terms > div').last()
    const [name, text] = await Promise.all([term.locator('dt').boundingBox(), term.locator('dd').boundingBox()])
    expect((name?.y ?? 0) + (name?.height ?? 0) <= (text?.y ?? 0), `${width} px`).toBe(isAbove)
    // Where there is room for it a table names its columns once.
    for (const head of await page.locator('main thead').all()) await expect(head).toBeVisible({ visible: !isAbove })
  }
})

for (const path of ['/pricing/0', '/th/pricing/1']) {
  test(`the smallest phone shows the plans of ${path} side by side below each feature, and which is whose`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const rows = await page.locator('.feature-table tbody tr').evaluateAll((all) =>
      all.map((row) => {
        const [feature, ...cells] = [...row.children].map((cell) => cell.getBoundingClientRect())
        return {
          isBelow: cells.every(({ top }) => feature !== undefined && top >= feature.bottom),
          tops: new Set(cells.map(({ top }) => Math.round(top))).size,
          isWithin: row.scrollWidth <= row.clientWidth,
          names: [...row.children].slice(1).map((cell) => getComputedStyle(cell, '::before').content),
        }
      }),
    )
    expect(rows.length).toBeGreaterThan(5)
    const names = plans.map(({ name }) => expect.stringContaining(name))
    for (const row of rows) expect(row).toEqual({ isBelow: true, tops: 1, isWithin: true, names })
  })
}

for (const path of ['/th', '/th/pricing/1', '/']) {
  test(`on every phone the prices of ${path} end in one column, with their currency beside all of them or below all`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of [320, 344, 360, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const prices = await page.locator('.plan-list .plan-price').evaluateAll((all) =>
        all.map((price) => {
          const words = document.createRange()
          words.selectNodeContents(price)
          const lines = [...words.getClientRects()]
          const right = Math.max(...lines.map((line) => line.right))
          const last = lines.at(-1)?.top ?? 0
          return `${Math.round(right)}, ${last > (lines[0]?.bottom ?? 0) - 10 ? 'below' : 'beside'}`
        }),
      )
      expect(prices).toHaveLength(3)
      expect(new Set(prices).size, `at ${width} px: ${prices.join('; ')}`).toBe(1)
    }
  })
}
