import { DatabaseSync } from 'node:sqlite'
import { expect, type Page } from '@playwright/test'
import { typeText } from './type-text.ts'

/** Fills in the signup form with sample answers in the page's language. Only the name comes from the test. */
export async function fillInSignup(
  page: Page,
  { fullName, plan = 'professional' }: { fullName: string; plan?: string },
) {
  const field = (name: string) => page.locator(`#signup-${name}`)
  await typeText(field('fullName'), fullName)
  await typeText(field('email'), 'somchai@example.com')
  await typeText(field('companyName'), 'Siam Solar')
  await typeText(field('phoneNumber'), '02 123 4567')
  await field('serviceInterest').selectOption(plan)
  await field('termsAccepted').click()
}

/** Scrolls to a form and waits until it is hydrated. Hydration turns off the browser's own validation. */
export async function hydrateForm(page: Page, form: 'signup' | 'contact') {
  await page.locator(`#${form}-form`).scrollIntoViewIfNeeded()
  await expect(page.locator(`#${form}-form`)).toHaveAttribute('novalidate')
}

/** Reads the leads of a database file, the newest last. */
export function leads(databasePath: string): Record<string, unknown>[] {
  const database = new DatabaseSync(databasePath, { readOnly: true })
  try {
    return database.prepare('select * from lead order by id').all()
  } finally {
    database.close()
  }
}
