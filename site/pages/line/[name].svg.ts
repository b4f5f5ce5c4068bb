import type { APIRoute } from 'astro'
import { toString as qrCode } from 'qrcode'
import { getContent } from '../../content/content.ts'

/** No QR code until the LINE account is live. */
export const getStaticPaths = () =>
  getContent('th')
    .identity.social.filter(({ network, isLive }) => network === 'line' && isLive)
    .map(({ url }) => ({ params: { name: 'qr' }, props: { url } }))

export const GET: APIRoute<{ url: string }> = async ({ props: { url } }) =>
  new Response(await qrCode(url, { type: 'svg' }), { headers: { 'Content-Type': 'image/svg+xml' } })
