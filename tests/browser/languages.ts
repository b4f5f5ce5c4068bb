import type { Locator } from '@playwright/test'
import { LOCALES, localizedPath } from '../../contract/locale.ts'
import { content } from '../support/content.ts'

/** Both languages with their texts. A control can work in English and fail in Thai, where its words stand in elements of their own. */
export const LANGUAGES = LOCALES.map((locale) => ({
  locale,
  texts: content[locale],
  at: (path: string) => localizedPath(path, locale),
}))

/** The elements in which words stand. */
const WORDS = 'xpath=descendant::*[text()[normalize-space()]][not(ancestor-or-self::*[contains(@class, "sr-only")])]'

/** Presses the middle of a control's words, as people do. A control without elements around its words is pressed in its own middle. */
export const press = (control: Locator) => control.locator(WORDS).or(control).filter({ visible: true }).last().click()
