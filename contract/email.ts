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

/** The e-mail rule of both forms, the same in browser and server. */
export const emailField = (message: string, tooLong: string, unusable: string) =>
  textField({ ...LIMITS.email, pattern: EMAIL, message, tooLong, unusable })
