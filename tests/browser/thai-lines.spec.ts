import type { Page } from '@playwright/test'
import { listThaiNames } from '../../site/content/compose/thai-names.ts'
import { loadContent } from '../../site/content/load-content.ts'
import { createThaiPhrases } from '../../site/locale/thai-phrases.ts'
import { THAI_WORDS } from '../../site/locale/thai-words.ts'
import { expect, test } from './fixture.ts'
import { pagePaths } from './pages.ts'

const { splitPhrases, splitWords } = createThaiPhrases(listThaiNames(loadContent().th))

interface Block {
  text: string
  /** Where its lines begin. */
  starts: number[]
  isHeading: boolean
  isIsland: boolean
}

/** Finds the lines of every text that is shown. */
const findLines = (page: Page): Promise<Block[]> =>
  page.evaluate(() => {
    const shown = new CSSStyleSheet()
    shown.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [shown]
    for (const details of document.querySelectorAll('details')) details.open = true
    const isInline = (element: Element) => /^inline|contents/.test(getComputedStyle(element).display)
    const blockOf = (element: Element): Element =>
      isInline(element) && element.parentElement ? blockOf(element.parentElement) : element
    const blocks: Block[] = []
    let last: Element | undefined
    let bottom = Number.POSITIVE_INFINITY
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      const parent = node.parentElement
      if (!parent?.checkVisibility() || parent.closest('script, textarea, option, svg, .sr-only')) continue
      const element = blockOf(parent)
      if (element !== last) {
        const isHeading = element.matches('h1, h2, h3, h4, .chart dt')
        blocks.push({ text: '', starts: [], isHeading, isIsland: element.closest('astro-island') !== null })
        bottom = Number.POSITIVE_INFINITY
        last = element
      }
      const block = blocks.at(-1)
      if (!block) continue
      range.selectNodeContents(node)
      // Most texts are on one line, so their first letter is enough.
      const isOnOneLine = range.getClientRects().length === 1
      const letters = isOnOneLine ? [node.data.search(/\S/)] : node.data.split('').keys()
      for (const at of letters) {
        if (at === -1 || node.data[at]?.trim() === '') continue
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const box = range.getBoundingClientRect()
        if (box.width === 0) continue
        if (box.top >= bottom) block.starts.push(block.text.length + at)
        bottom = box.bottom - box.height / 4
      }
      block.text += node.data
    }
    return blocks
  })

const thaiPages = () => pagePaths().filter((path) => /^\/th(?:\/|$)/.test(path))

const listed = new RegExp(THAI_WORDS.join('|'), 'g')

/** True if a line may begin there. React sets the lines of islands in the browser, where only the listed words are kept. */
function mayBegin({ text, isHeading, isIsland }: Block, start: number): boolean {
  if (isIsland)
    return ![...text.matchAll(listed)].some(({ 0: word, index }) => index < start && start < index + word.length)
  // A longer phrase can be wider than a phone's line.
  const phrase = splitPhrases(text).find((_, at, all) => all.slice(0, at + 1).join('').length > start)
  if (isHeading && (phrase?.length ?? 0) <= 20)
    return splitPhrases(text).some((_, at, phrases) => phrases.slice(0, at).join('').length === start)
  return !splitWords(text).some(({ index, isKept }) => index === start && isKept)
}

for (const width of [360, 390, 768, 1440])
  test(`no line of a Thai text ends within a word, a name, or before a unit at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const broken: string[] = []
    let lines = 0
    for (const path of thaiPages()) {
      await page.goto(path)
      for (const block of await findLines(page))
        for (const start of block.starts) {
          const [before, after] = [block.text.slice(0, start), block.text.slice(start)]
          if (!/[\p{Script=Thai}\d]\s?$/u.test(before) || !/^\p{Script=Thai}/u.test(after)) continue
          lines += 1
          if (!mayBegin(block, start)) broken.push(`${path}: ${before.slice(-20)}|${after.slice(0, 20)}`)
        }
    }
    expect(lines).toBeGreaterThan(500)
    expect(broken).toEqual([])
  })

test('a kept word is no item of a flex or grid container, which would part it from its text', async ({ page }) => {
  for (const path of thaiPages()) {
    await page.goto(path)
    const parted = await page.evaluate(() =>
      [...document.querySelectorAll('.no-break')]
        .filter(({ parentElement }) => parentElement && /flex|grid/.test(getComputedStyle(parentElement).display))
        .filter((word) =>
          [word.previousSibling, word.nextSibling].some(
            (node) => node?.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
          ),
        )
        .map((word) => word.parentElement?.textContent),
    )
    expect(parted, path).toEqual([])
  }
})
