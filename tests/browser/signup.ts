import { DatabaseSync } from 'node:sqlite'
import { expect, type Page } from '@playwright/test'

/** Fills in the signup form, in whichever language it is; only the name is the test's own. */
export async function fillInSignup(
  page: Page,
  { fullName, plan = 'professional' }: { fullName: string; plan?: string },
) {
  const field = (name: string) => page.locator(`#signup-${name}`)
  await field('fullName').fill(fullName)
  await field('email').fill('somchai@example.com')
  await field('companyName').fill('Siam Solar')
  await field('phoneNumber').fill('02 123 4567')
  await field('serviceInterest').selectOption(plan)
  await field('termsAccepted').check()
}

/** Scrolls to a form and waits until it is hydrated: only then the browser's own checks are off. */
export async function hydrateForm(page: Page, form: 'signup' | 'contact') {
  await page.locator(`#${form}-form`).scrollIntoViewIfNeeded()
  await expect(page.locator(`#${form}-form`)).toHaveAttribute('novalidate')
}

/** The leads in a database file, newest last, as rows of their columns. */
export function leads(databasePath: string): Record<string, unknown>[] {
  const database = new DatabaseSync(databasePath, { readOnly: true })
  try {
    return database.prepare('select * from lead order by id').all()
  } finally {
    database.close()
  }
}
