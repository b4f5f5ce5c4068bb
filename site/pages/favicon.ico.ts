import type { APIRoute } from 'astro'
import { ICONS, icoOf, renderIcon } from '../share/render-icon.ts'

export const GET: APIRoute = () =>
  new Response(new Uint8Array(icoOf(renderIcon(ICONS['icon-32']))), { headers: { 'Content-Type': 'image/x-icon' } })
