/**
 * `node tools/draw-share-pictures.ts` draws the pictures for link previews, and the icons. The files in `site/public/` are committed. Run
 * it again when the company's name, a cover, the map or the icon's drawing changes.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { LOCALES, type Locale } from '../contract/locale.ts'
import { requireChromium } from './chromium.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const { logo }: { logo: Record<Locale, { first: string; second: string }> } = parse(read('content/identity.yaml'))

const FACES = [
  ['--font-en-display', 'newsreader'],
  ['--font-en-text', 'plex-sans'],
  ['--font-th-display', 'serif-thai'],
  ['--font-th-text', 'plex-looped-400'],
] as const

const faceRules = FACES.map(([variable, file]) => {
  const data = readFileSync(`site/fonts/${file}.woff2`).toString('base64')
  return `@font-face{font-family:"${file}";src:url(data:font/woff2;base64,${data})} :root{${variable}:"${file}"}`
})

const styles = `${read('site/styles/tokens.css')} ${faceRules.join('')}
  ${['figure', 'WorldMap', 'covers'].map((name) => read(`site/drawings/${name}.css`)).join('')}
  body { position: relative; width: 1200px; height: 630px; margin: 0; overflow: hidden; background: var(--paper); color: var(--ink) }
  body.with-cover { background: repeating-linear-gradient(color-mix(in oklab, var(--rule) 75%, var(--paper)) 0 1px, color-mix(in oklab, var(--rule) 28%, var(--paper)) 1px 5px) }
  svg { position: absolute; overflow: visible }
  .art { left: 544px; top: 102px; width: 640px }
  /* The page's background replaces the background of the cover. */
  .art > .art-plate, .art-tint { display: none }
  .world { position: absolute; left: 316px; top: 7px; width: 1434px; aspect-ratio: auto }
  .world svg { width: 1434px; height: 646px }
  .wire { fill: none; stroke: var(--wire); stroke-width: 3 }
  .sheet { position: absolute; inset: 44px auto 44px 44px; box-sizing: border-box; width: 500px; padding: 76px 48px 0; border: 2px solid var(--rule); background: var(--sheet) }
  p { margin: 0; border-top: 3px solid var(--ink); padding-top: 84px; font: var(--weight-display) 104px/1.3 var(--face-display) }
  p span { display: flex; gap: 22px; align-items: center; color: var(--quiet); font: 62px/1.5 var(--face-text) }
  p span::before { content: ''; width: 26px; height: 26px; border-radius: 50%; background: var(--wire) }
  footer { position: absolute; inset: auto 48px 34px; border-top: 2px solid var(--rule); padding-top: 18px; color: var(--quiet); font: 24px/1.5 var(--font-en-text); letter-spacing: .3em; text-align: right }`

/** A red line runs from the sheet of paper through Bangkok to the lower edge, as on the home page. */
const worldDrawing = `<div class="world">${read('site/drawings/maps/world.svg')}</div>
  <svg class="wire" viewBox="0 0 1200 630" width="1200" height="630"><path d="M520 180C790 180 818 240 818 330V630"/>
  <circle class="world-ring" cx="818" cy="330" r="19"/><circle class="world-origin" cx="818" cy="330" r="9.5"/></svg>`

const picture = (locale: Locale, drawing: string, hasCover: boolean) => `<!doctype html><html lang="${locale}">
  <style>${styles}</style><body class="${hasCover ? 'with-cover' : ''}">${drawing}
  <div class="sheet"><p>${logo[locale].first}<span>${logo[locale].second}</span></p><footer>###</footer></div>`

/** Width and height in pixels, and the share that the drawing fills. Systems crop icons, maskable ones to a circle. */
const ICONS = {
  'icon-32': { size: 32, mark: 1 },
  'icon-192': { size: 192, mark: 0.86 },
  'icon-512': { size: 512, mark: 0.86 },
  'icon-maskable-512': { size: 512, mark: 0.68 },
  'apple-touch-icon': { size: 180, mark: 0.8 },
}

const icon = (size: number, mark: number) => `<!doctype html><style>${read('site/styles/tokens.css')}
  body { display: grid; place-items: center; height: ${size}px; margin: 0; background: var(--paper) }
  /* Moves the drawing left, because its right side is wider. */
  svg { width: ${size * mark}px; translate: ${mark === 1 ? 0 : -6.25 * mark}% }</style>${read('site/public/favicon.svg')}`

const browser = await chromium.launch({ executablePath: requireChromium() })
const page = await browser.newPage({ colorScheme: 'light' })

async function draw(file: string, html: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot({ animations: 'disabled' })
  writeFileSync(file, await sharp(png).removeAlpha().png({ palette: true, colours: 16, dither: 0 }).toBuffer())
}

const covers = globSync('site/drawings/covers/*.svg').map((file) => [basename(file, '.svg'), read(file)] as const)
for (const locale of LOCALES) {
  mkdirSync(`site/public/share/${locale}`, { recursive: true })
  for (const [name, drawing] of [...covers, ['world', worldDrawing] as const]) {
    await draw(`site/public/share/${locale}/${name}.png`, picture(locale, drawing, name !== 'world'), 1200, 630)
  }
}
mkdirSync('site/public/icons', { recursive: true })
for (const [name, { size, mark }] of Object.entries(ICONS))
  await draw(`site/public/icons/${name}.png`, icon(size, mark), size, size)
await browser.close()
