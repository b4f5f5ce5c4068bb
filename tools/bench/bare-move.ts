import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveFolder } from './folder-server.ts'

/** Fetched ahead as the site's pages are, and turned as they are where somebody has nothing against motion. */
const AHEAD = `<script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}</script>`
const TURNED = '<style>@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }</style>'
const page = (content: string) =>
  `<!doctype html><title>A page</title><meta name="viewport" content="width=device-width">${AHEAD}${TURNED}<main>${content}</main>`

/** The floor beneath every move: from a page with a link alone, `/`, to one with a heading alone, `/heading`. */
export function serveBareMove(folder: string) {
  const root = join(folder, 'bare-move')
  mkdirSync(root)
  writeFileSync(join(root, 'index.html'), page('<a href="/heading">To the heading</a>'))
  writeFileSync(join(root, 'heading.html'), page('<h1>A heading</h1>'))
  return serveFolder(root)
}
