import type { APIRoute } from 'astro'
import { getWords } from '../../content/content.ts'
import { qrCode } from './_qr-code.ts'

/** There is a code for an account that is known, and none for one that stands in for it. */
export const getStaticPaths = () =>
  getWords('th')
    .identity.social.filter(({ network, isLive }) => network === 'line' && isLive)
    .map(({ url }) => ({ params: { name: 'qr' }, props: { url } }))

/** The company's account in LINE, for cameras. */
export const GET: APIRoute<{ url: string }> = ({ props: { url } }) =>
  new Response(qrCode(url), { headers: { 'Content-Type': 'image/svg+xml' } })
