import { execFileSync } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { escapeMarkup } from '../../contract/escape-markup.ts'

/** Prints the HTML documents of `documentHtml`. */
export class Printer {
  readonly #browser: Browser

  private constructor(browser: Browser) {
    this.#browser = browser
  }

  /** @param executablePath of Chromium */
  static open = async (executablePath: string) => new Printer(await chromium.launch({ executablePath }))

  close = () => this.#browser.close()

  async #withPage<Result>(html: string, use: (page: Page) => Promise<Result>): Promise<Result> {
    const page = await this.#browser.newPage()
    try {
      await page.setContent(html, { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      return await use(page)
    } finally {
      await page.close()
    }
  }

  /**
   * A PDF with pages as large as the document's `@page`, with tags and bookmarks.
   *
   * @param pageRanges the pages to print, all where it is not given: `5-8`
   */
  pdf = (html: string, pageRanges = ''): Promise<Buffer> =>
    this.#withPage(html, (page) =>
      page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true, pageRanges }),
    )

  /** A PDF of one page, as large as the document's only element. */
  artworkPdf = (html: string): Promise<Buffer> =>
    this.#withPage(html, async (page) => {
      const box = await page.locator('body > *').boundingBox()
      if (!box) throw new Error('The artwork has no size')
      const [width, height] = [`${Math.ceil(box.width)}px`, `${Math.ceil(box.height)}px`]
      return await page.pdf({ width, height, printBackground: true, tagged: true })
    })

  /** The first element with the class, as PNG. */
  picture = (html: string, className: string): Promise<Buffer> =>
    this.#withPage(html, (page) => page.locator(`.${className}`).first().screenshot())
}

/** Runs poppler's `pdftocairo`, which draws a PDF without the fonts it needs. */
function convertPdf(pdf: Uint8Array, ending: 'svg' | 'png', options: readonly string[]): Buffer {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'artwork-'))
  const [source, target] = [join(folder.path, 'artwork.pdf'), join(folder.path, 'artwork')]
  writeFileSync(source, pdf)
  execFileSync('pdftocairo', [...options, source, ending === 'svg' ? `${target}.svg` : target])
  return readFileSync(`${target}.${ending}`)
}

/** An artwork's PDF as SVG: its texts are outlines, so its title says what it shows. */
export function svgOf(pdf: Uint8Array, { title, locale }: { title: string; locale: string }): string {
  const named = `<svg lang="${locale}" role="img" aria-labelledby="title" $1><title id="title">${escapeMarkup(title)}</title>`
  return convertPdf(pdf, 'svg', ['-svg'])
    .toString('utf8')
    .replace(/<svg ([^>]*)>/, named)
}

/** An artwork's PDF as PNG, transparent where nothing is drawn. */
export async function pngOf(pdf: Uint8Array, pixels: number, dotsPerInch: number): Promise<Buffer> {
  const size = ['-scale-to-x', String(pixels), '-scale-to-y', '-1']
  const drawn = convertPdf(pdf, 'png', ['-png', '-transp', '-singlefile', ...size])
  return await sharp(drawn).withMetadata({ density: dotsPerInch }).png({ compressionLevel: 9 }).toBuffer()
}
