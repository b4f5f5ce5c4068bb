import type { Locator } from '@playwright/test'

/** Clicks a field and types a text in place of the one that is there. */
export async function typeText(field: Locator, text: string) {
  await field.click()
  await field.press('ControlOrMeta+A')
  await field.pressSequentially(text)
}
