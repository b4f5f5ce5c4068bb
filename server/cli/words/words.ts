import type { Locale } from '../../../contract/locale.ts'
import { english, type Words } from './en.ts'
import { thai } from './th.ts'

export type { Words } from './en.ts'

/** @param leads how the tool was called */
export const wordsIn = (locale: Locale, leads: string): Words => (locale === 'th' ? thai : english)(leads)
