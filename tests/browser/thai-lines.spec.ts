import { localeOf } from '../../site/locale/paths.ts'
import { expect, test } from './fixture.ts'
import { pagePaths } from './pages.ts'
import { brokenPhrases } from './thai-lines.ts'

const WIDTHS = [320, 360, 390, 768, 1024, 1440]

test('no Thai line ends within a phrase or a name, nor between a number and its unit', async ({ page }) => {
  const paths = pagePaths().filter((path) => localeOf(path) === 'th')
  expect(paths.length).toBeGreaterThanOrEqual(23)
  test.setTimeout(paths.length * 20_000)
  const broken: string[] = []
  for (const path of paths) {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      for (const phrase of await brokenPhrases(page)) broken.push(`${path}, ${width} px: ${phrase}`)
    }
  }
  expect(broken).toEqual([])
})
