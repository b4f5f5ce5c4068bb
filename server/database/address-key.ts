import { domainToASCII } from 'node:url'

/**
 * One key for all spellings of an e-mail address: in capitals or not, its domain in its own script or in Punycode. Made in JavaScript,
 * because SQLite and PostgreSQL lower-case different letters.
 */
export function addressKey(address: string): string {
  const text = address.normalize('NFC').toLowerCase()
  const at = text.lastIndexOf('@') + 1
  return text.slice(0, at) + (domainToASCII(text.slice(at)) || text.slice(at))
}
