import type { APIRoute } from 'astro'
import { localizedPath } from '../../../contract/locale.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { readTokenColor } from '../../styles/token-colors.ts'
import { getLocalePaths } from '../_static-paths.ts'

export const getStaticPaths = getLocalePaths

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

export const GET: APIRoute<{ content: SiteContent }> = ({ props: { content } }) => {
  const { identity, site, locale } = content
  const home = localizedPath('/', locale)
  const manifest = {
    id: home,
    name: identity.name,
    short_name: identity.logo.first,
    description: site.description,
    lang: locale,
    dir: 'ltr',
    start_url: home,
    scope: home,
    display: 'browser',
    background_color: readTokenColor('paper'),
    theme_color: readTokenColor('paper'),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
