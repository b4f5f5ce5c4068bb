import type { APIRoute } from 'astro'
import { DAY } from '../../../contract/time.ts'
import { getContent } from '../../content/content.ts'

/** RFC 9116 recommends an expiry date less than a year ahead. Each build renews it. */
const VALID_DAYS = 360

export const GET: APIRoute = async ({ site, url }) => {
  const { email } = getContent('en').identity
  const expires = new Date(Date.now() + VALID_DAYS * DAY)
  expires.setUTCHours(0, 0, 0, 0)
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: th, en',
    `Canonical: ${new URL('/.well-known/security.txt', site ?? url).href}`,
  ]
  return new Response(`${lines.join('\n')}\n`)
}
