import type { Locale } from '../../contract/locale.ts'
import { english, type Words } from './en.ts'
import { thai } from './th.ts'

export type { Words } from './en.ts'

export const wordsIn = (locale: Locale): Words => (locale === 'th' ? thai : english)
