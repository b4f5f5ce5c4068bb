import type { APIRoute } from 'astro'
import { getContent } from '../content/content.ts'
import styles from '../drawings/covers.css?raw'
import { readTokenColor } from '../styles/token-colors.ts'

const files = import.meta.glob<string>('../drawings/covers/*.svg', { query: '?raw', import: 'default', eager: true })

type Theme = 'light' | 'dark'

export const getStaticPaths = () => (['light', 'dark'] satisfies Theme[]).map((theme) => ({ params: { theme } }))

/**
 * The drawings of all services, one below the other, for `<img>`: on a phone, six pictures took longer than the rest of the home page.
 * Each picture shows its part by an SVG view, in the fragment of its URL.
 * One file for each theme, because Safari does not tell a picture the theme of its page.
 */
export const GET: APIRoute<object, { theme: Theme }> = ({ params: { theme } }) => {
  const { services } = getContent('en')
  const colors = ['paper', 'sheet', 'ink', 'quiet', 'rule', 'wire']
    .map((name) => `--${name}:${readTokenColor(name, theme)};`)
    .join('')
  const size = '.art{width:480px;height:320px}'
  const drawings = services.map(({ slug }, place) =>
    (files[`../drawings/covers/${slug}.svg`] ?? '').replace(
      '<svg ',
      `<svg y="${place * 320}" width="480" height="320" `,
    ),
  )
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 ${services.length * 320}">
<style><![CDATA[:root{${colors}}${styles}${size}]]></style>
${drawings.join('')}</svg>`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  )
}
