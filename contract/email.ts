import { LIMITS } from './limits.ts'
import { textField } from './text-field.ts'

/**
 * One @, dot-separated parts on both sides, and a last part that cannot be a number: the shape a person
 * means by an e-mail address. Letters of every script are let in, because addresses such as `ข่าว@ตัวอย่าง.ไทย`
 * exist (RFC 6531). Quoted local parts and bare host names are not: nobody types them on purpose. Nor is `=?`, with which an encoded
 * word begins (RFC 2047): mail programs would show another address than the one that is answered.
 */
const EMAIL = (() => {
  const atom = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+"
  const letters = '[\\p{L}\\p{M}\\p{N}]'
  const label = `${letters}(?:[\\p{L}\\p{M}\\p{N}-]*${letters})?`
  return new RegExp(
    `^(?![^@]*=\\?)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?!\\p{N}+$)${letters}[\\p{L}\\p{M}\\p{N}-]*${letters}$`,
    'u',
  )
})()

/** What is not seen and is in no address; joiners can be in one, but not at its ends. */
const UNSEEN = /^[\u200C\u200D]|[\u200C\u200D]$|(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu

/** What ends a sentence, or an entry of a list, behind whatever it is that ends. */
const SENTENCE_END = /([^.,;])[.,;]+$/

/** How far the wide signs of a Japanese or Chinese keyboard stand from those of ASCII. */
const WIDE = 0xfee0

/**
 * The address alone, of what is copied from a chat, a mail, a link or a sentence: `Ann <ann@example.com>.` becomes
 * `ann@example.com`. Of two addresses none is chosen.
 */
const addressAlone = (text: string) =>
  text
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE))
    .replaceAll('。', '.')
    .replace(UNSEEN, '')
    .trim()
    .replace(SENTENCE_END, '$1')
    .replace(/^[^<>@]*<([^<>]*)>$/, '$1')
    .replace(/^mailto:([^?]*)(?:\?(?:(?!%40)[^@])*$)?/i, '$1')
    .replace(SENTENCE_END, '$1')

/** The e-mail rule of both forms, the same in browser and server. */
export const emailField = (message: string, tooLong: string, unusable: string) =>
  textField({ ...LIMITS.email, pattern: EMAIL, plain: addressAlone, message, tooLong, unusable })
