import type { APIRoute } from 'astro'
import { getContent } from '../../content/content.ts'
import styles from '../../drawings/covers.css?raw'
import { readTokenColour } from '../../styles/token-colours.ts'

const files = import.meta.glob<string>('../../drawings/covers/*.svg', { query: '?raw', import: 'default', eager: true })

export const getStaticPaths = () => getContent('en').services.map(({ slug }) => ({ params: { name: slug } }))

const readColours = (theme: 'light' | 'dark') =>
  ['paper', 'sheet', 'ink', 'quiet', 'rule', 'wire']
    .map((name) => `--${name}:${readTokenColour(name, theme)};`)
    .join('')

/** The drawing of a service as a file, for `<img>`. A browser gives it the colour scheme of the page's theme. */
export const GET: APIRoute = ({ params: { name } }) => {
  const svg = files[`../../drawings/covers/${name}.svg`] ?? ''
  const colours = `:root{${readColours('light')}}@media (prefers-color-scheme:dark){:root{${readColours('dark')}}}`
  return new Response(svg.replace('>', `><style><![CDATA[${colours}${styles}]]></style>`), {
    headers: { 'Content-Type': 'image/svg+xml' },
  })
}
