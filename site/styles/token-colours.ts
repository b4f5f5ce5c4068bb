import { readFileSync } from 'node:fs'

const FILE = 'site/styles/tokens.css'

/** A colour of the day edition or of the night edition, as the tokens write it, for what no style sheet reaches. */
export function tokenColour(name: string, theme: 'light' | 'dark' = 'light'): string {
  const tokens = readFileSync(FILE, 'utf8')
  const night = tokens.indexOf("[data-theme='dark']")
  const edition = theme === 'light' ? tokens.slice(0, night) : tokens.slice(night)
  const colour = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(edition)?.[1]
  if (!colour) throw new RangeError(`${FILE} has no ${theme} colour ${name}`)
  return colour
}
