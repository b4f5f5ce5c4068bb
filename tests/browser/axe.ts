import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

/** The package's own short form, which is put into a page in two thirds of the time. */
const AXE = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')};undefined`

interface WithAxe {
  axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
}

/** A theme changes colours and nothing else, so by night contrast alone is measured. */
const CHECKS = {
  light: {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations'],
  },
  dark: { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] },
} as const satisfies Record<string, RunOptions>

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
  for (const [theme, options] of Object.entries(CHECKS)) {
    const broken = await page.evaluate(
      async ([theme, options, part]) => {
        document.documentElement.dataset.theme = theme
        const { violations } = await (window as unknown as WithAxe).axe.run(part ?? document, options)
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
      },
      [theme, options, part] as const,
    )
    found.push(...broken.map((rule) => `${new URL(page.url()).pathname}, ${theme}, ${width} px: ${rule}`))
  }
  return found
}

/** Axe finds nothing on the page, or on this part of it, as it stands in windows of these widths. */
export async function expectAccessible(page: Page, widths: readonly number[] = [360, 1280], part?: string) {
  for (const width of widths) expect(await violations(page, width, part)).toEqual([])
}
