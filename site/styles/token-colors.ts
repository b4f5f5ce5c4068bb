import { readFileSync } from 'node:fs'

const FILE = 'site/styles/tokens.css'

/** Reads a color from `tokens.css`, for places that CSS does not reach: the web manifest, `<meta name="theme-color">`. */
export function readTokenColor(name: string, theme: 'light' | 'dark' = 'light'): string {
  const tokens = readFileSync(FILE, 'utf8')
  const dark = tokens.indexOf("[data-theme='dark']")
  const rules = theme === 'light' ? tokens.slice(0, dark) : tokens.slice(dark)
  const color = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(rules)?.[1]
  if (!color) throw new RangeError(`${FILE} has no ${theme} color ${name}`)
  return color
}
