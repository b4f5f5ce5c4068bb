import type { APIRoute } from 'astro'
import { ICONS, type Icon, renderIcon } from '../../share/render-icon.ts'

export const getStaticPaths = () => Object.entries(ICONS).map(([name, icon]) => ({ params: { name }, props: { icon } }))

export const GET: APIRoute<{ icon: Icon }> = ({ props: { icon } }) =>
  new Response(new Uint8Array(renderIcon(icon)), { headers: { 'Content-Type': 'image/png' } })
