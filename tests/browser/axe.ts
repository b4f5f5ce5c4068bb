import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { unreadable, type WithAxe } from './looks.ts'

/** The package's own short form, which is put into a page in two thirds of the time. */
const AXE = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')};undefined`

/** All that WCAG 2.2 and axe's authors ask for, but for contrast, which is measured by itself: a theme changes nothing else. */
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast': { enabled: false } },
  resultTypes: ['violations'],
} as const satisfies RunOptions

/**
 * What axe finds on the page as it stands, in a window of this width, by day and by night: WCAG 2.2, A and AA, and what
 * its authors call best practice.
 * @param part a selector, where a part of the page is asked about and not all of it
 */
export async function violations(page: Page, width: number, part?: string): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  // Evaluated by the browser's own protocol, to which the page's content security policy does not apply.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const found: string[] = []
  for (const theme of ['light', 'dark']) {
    const broken = await page.evaluate(
      async ([theme, options, part]) => {
        document.documentElement.dataset.theme = theme
        if (!options) return []
        const { violations } = await (window as unknown as WithAxe).axe.run(part ?? document, options)
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
      },
      [theme, theme === 'light' ? OPTIONS : undefined, part] as const,
    )
    const faults = [...broken, ...(await unreadable(page, part))]
    found.push(...faults.map((fault) => `${new URL(page.url()).pathname}, ${theme}, ${width} px: ${fault}`))
  }
  return found
}

/**
 * Axe finds nothing on the page, or on this part of it, as it stands in windows of these widths. What has opened in a page is looked at
 * in one window with all that stands around it, such as the order of the headings, and in another alone.
 */
export async function expectAccessible(page: Page, widths: readonly number[] = [360, 1280], part?: string) {
  for (const width of widths) expect(await violations(page, width, part)).toEqual([])
}
