import { thaiKeysAtoE } from './keys-th-a-e.ts'
import { thaiKeysFtoO } from './keys-th-f-o.ts'
import { thaiKeysPtoZ } from './keys-th-p-z.ts'

/**
 * What keys are called in Thai that have no name in English but their own words. One that means something else within some groups has a
 * name there of its own, as `group.key`.
 */
export const thaiKeys: Readonly<Record<string, string>> = { ...thaiKeysAtoE, ...thaiKeysFtoO, ...thaiKeysPtoZ }
