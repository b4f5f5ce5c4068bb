import type { Page } from '@playwright/test'
import { splitPhrases } from '../../site/locale/thai-phrases.ts'
import { expect, test } from './fixture.ts'
import { pagePaths } from './pages.ts'

/** Elements whose phrases must not break. Islands are not among them. */
const HEADINGS = 'h1, h2, h3, h4, .section-lead, .chart dt, .ruled-table th'

interface Ending {
  /** The whole text. */
  text: string
  /** Where its lines begin. */
  starts: number[]
}

/** Where the lines of each heading begin, in letters from its start. */
const findLines = (page: Page): Promise<Ending[]> =>
  page.evaluate((selector) => {
    for (const details of document.querySelectorAll('details')) details.open = true
    const range = document.createRange()
    return [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility() && !element.closest('astro-island, [data-island], .sr-only'))
      .map((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const starts: number[] = []
        let text = ''
        let wasAside = false
        let bottom = Number.POSITIVE_INFINITY
        while (texts.nextNode()) {
          const node = texts.currentNode as Text
          // Small text inside a heading counts separately.
          const isAside = node.parentElement?.closest('small') !== null
          if (isAside && !wasAside) text += '\n'
          wasAside = isAside
          for (const [at, letter] of [...node.data].entries()) {
            range.setStart(node, at)
            range.setEnd(node, at + 1)
            const box = range.getBoundingClientRect()
            if (letter.trim() === '' || box.width === 0) continue
            if (box.top >= bottom) starts.push(text.length + at)
            bottom = box.bottom - box.height / 4
          }
          text += node.data
        }
        return { text, starts }
      })
  }, HEADINGS)

for (const width of [360, 1440]) {
  test(`no line of a Thai heading, lead or label ends within a phrase at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const broken = new Set<string>()
    let lines = 0
    for (const path of pagePaths().filter((path) => /^\/th(?:\/|$)/.test(path))) {
      await page.goto(path)
      for (const { text, starts } of await findLines(page)) {
        lines += starts.length
        let end = 0
        const between = new Set(splitPhrases(text).map((phrase) => (end += phrase.length)))
        for (const start of starts)
          if (/\p{Script=Thai}$/u.test(text.slice(0, start)) && !between.has(start))
            broken.add(`${path}: ${text.slice(Math.max(0, start - 14), start)}|${text.slice(start, start + 14)}`)
      }
    }
    expect(lines).toBeGreaterThan(100)
    expect([...broken]).toEqual([])
  })
}
