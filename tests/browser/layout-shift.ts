import type { Page } from '@playwright/test'

/** Shift that no eye sees: lines that change their length by a few pixels while fonts are swapped. */
export const INVISIBLE = 0.005

/** Adds up the layout shifts of every page that is opened from now on. */
export const watchShift = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        const { dataset } = document.documentElement
        dataset.shift = String(Number(dataset.shift ?? 0) + entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shiftOf = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
