/** A sender or recipient. */
export interface Mailbox {
  /** Empty where only the address is given. */
  readonly name: string
  readonly address: string
}

/**
 * Reads `Example <hello@example.com>`, with or without quotes around the name, or a bare address. The address itself is
 * not checked.
 *
 * @returns null for anything else, and for a name that no header can hold
 */
export function parseMailbox(text: string): Mailbox | null {
  const { name, address } = /^(?:"?(?<name>[^"<>]*?)"?\s*<)?(?<address>[^<>\s]+)>?$/u.exec(text.trim())?.groups ?? {}
  if (address === undefined || text.includes('<') !== text.includes('>')) return null
  if (/\p{Cc}/u.test(text)) return null
  return { name: (name ?? '').trim(), address }
}
