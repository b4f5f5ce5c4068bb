/** Where whoever finds a hole in the site is told whom to write to, in the built site's folder. */
export const SECURITY_CONTACT_FILE = '.well-known/security.txt'

/** Until when a security.txt counts (RFC 9116), which only a new build moves on; undefined where it says no such moment. */
export function securityContactEnd(text: string): Date | undefined {
  const moment = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  return Number.isNaN(moment) ? undefined : new Date(moment)
}
