import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { unreadable, type WithAxe } from './looks.ts'

/** The minified build, which is faster to inject. */
const AXE = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')};undefined`

/** WCAG 2.2 and best practice, without contrast: `unreadable` checks it in both themes, and themes change nothing else. */
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast': { enabled: false } },
  resultTypes: ['violations'],
} as const satisfies RunOptions

/**
 * Returns what axe finds on the page at this width, in the light and the dark theme: WCAG 2.2 A and AA, and axe's
 * best practices.
 * @param part selector of the only part to check
 */
export async function violations(page: Page, width: number, part?: string): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  // The page's content security policy does not apply to `evaluate`.
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
 * Expects no axe violations on the page, or in a part of it, at these widths. Dialogs and menus are checked once with the
 * whole page, for heading order, and once alone.
 */
export async function expectAccessible(page: Page, widths: readonly number[] = [360, 1280], part?: string) {
  for (const width of widths) expect(await violations(page, width, part)).toEqual([])
}
