/**
 * A key nobody else will make: 128 random bits in hexadecimal. Not `crypto.randomUUID`, which browsers keep to secure
 * origins: a form opened over plain HTTP, as on a colleague's phone in the office network, has to be sent as well.
 */
export function idempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
