import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** What whoever opened the editor's address knows, and no other page or account of this machine. */
export const newToken = () => randomBytes(24).toString('base64url')

/** Where the key that the browser was opened with is exchanged for the token. */
export const KEY_ADDRESS = '/api/key'

/** Whether the browser comes with the key that it was given, by which it may come from the file that led it here. */
export function bringsKey(query: unknown, key: string | undefined): boolean {
  const given = (query as { key?: unknown }).key
  return key !== undefined && typeof given === 'string' && isSame(given, key)
}

/** Under which name the token comes. A page of another origin cannot send a header of this name without being asked about. */
export const TOKEN_HEADER = 'x-editor-token'

const isSame = (one: string, other: string) => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

/**
 * Why a request is none of the editor's own page, or nothing when it is. A name that another site has pointed to this machine (DNS
 * rebinding) shows in Host, a form or script of another site in Origin and Sec-Fetch-Site; the token is asked of everything that
 * reads or writes content.
 *
 * @param isOpen whether the address is one of the page's own files, or nothing at all: to read it tells nothing of the content. That is
 * for the router to say, which reads an address otherwise than it is written
 * @param isExpected whether the browser comes with its key: it is sent here by a file, which is another site
 * @param port where the editor listens
 */
export function refusalOf(
  {
    method,
    headers,
    isOpen,
    isExpected,
  }: { method: string; headers: IncomingHttpHeaders; isOpen: boolean; isExpected: boolean },
  port: number,
  token: string,
): string | undefined {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
  if (!hosts.includes(headers.host ?? '')) return 'asked for under another name'
  const { origin } = headers
  if (origin !== undefined && !hosts.some((host) => origin === `http://${host}`)) return 'asked for by another site'
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none' && !isExpected) return 'asked for by another site'
  if (isOpen) return method === 'GET' || method === 'HEAD' ? undefined : 'nothing to write here'
  const given = headers[TOKEN_HEADER]
  return typeof given === 'string' && isSame(given, token) ? undefined : 'asked for without the token'
}
