import { arabicDigits } from '../../../contract/thai-digits.ts'
import type { Value } from '../../protocol.ts'

/** Digits, Thai ones too, become a number, as the file has it; anything else is left for the check to refuse in its words. */
export function numberOf(text: string): Value {
  const digits = arabicDigits(text).trim()
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : text
}
