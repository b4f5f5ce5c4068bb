import { DatabaseSync } from 'node:sqlite'
import { expect, type Locator, type Page } from '@playwright/test'

interface Typed {
  fullName: string
  /** The plan is chosen already, and stays. */
  isPlanChosen?: boolean
}

/** Fills in the signup form, in whichever language it is; only the name is the test's own. */
export async function fillInSignup(page: Page, { fullName, isPlanChosen = false }: Typed) {
  const field = (name: string) => page.locator(`#signup-${name}`)
  await field('fullName').fill(fullName)
  await field('email').fill('somchai@example.com')
  await field('companyName').fill('Siam Solar')
  await field('phoneNumber').fill('02 123 4567')
  if (!isPlanChosen) await field('serviceInterest').selectOption('professional')
  await field('termsAccepted').check()
}

/** Comes near a form and waits until script answers it. */
export async function wake(page: Page, form: 'signup' | 'contact') {
  await page.locator(`#${form}-fullName`).focus()
  await expect(page.locator(`#${form}-form`)).toHaveAttribute('data-awake', 'true')
}

/** Sends a form whose script does not come: the first press waits for it, the second is the browser's. */
export async function pressTwice(button: Locator) {
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await button.click()
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
