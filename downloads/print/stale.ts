import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { escapeMarkup } from '../../contract/escape-markup.ts'
import type { Content } from '../../site/content/load-content.ts'
import { readPrinted } from '../catalog.ts'
import { type ArchivePlan, type Artwork, LOGO_PAGES, readArchives } from './archive-plan.ts'
import { readTexts } from './page-text.ts'

/** Letters and digits. A PDF parts words at the ends of lines, and Thai marks from their letters. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Returns how a PDF differs from the texts that it should show, or undefined. Needs poppler's `pdftotext`. */
export function comparePdf(pdf: Uint8Array, texts: readonly string[]): string | undefined {
  const options = { input: pdf, encoding: 'utf8', maxBuffer: 64e6 } as const
  let printed = bare(execFileSync('pdftotext', ['-raw', '-', '-'], options))
  for (const text of texts.toSorted((one, other) => other.length - one.length)) {
    if (!printed.includes(bare(text))) return `does not say: ${text}`
    printed = printed.replace(bare(text), ' ')
  }
  // The browser adds the numbers of lists, and a shadow repeats its text.
  const known = bare(texts.join(''))
  const more = printed.split(' ').find((rest) => /\p{L}{3}/u.test(rest) && !known.includes(rest))
  return more && `still says: ${more}`
}

async function comparePicture(png: Uint8Array, words: readonly string[]): Promise<string | undefined> {
  const { xmpAsString = '' } = await sharp(png).metadata()
  return xmpAsString.includes(`>${escapeMarkup(words.join(' '))}</rdf:li>`)
    ? undefined
    : `does not say: ${words.join(' ')}`
}

type Difference = readonly [file: string, difference: string | undefined]

async function compareArtwork(pages: string, artwork: Artwork, files: Record<string, Uint8Array>) {
  const texts = readTexts(pages, artwork.page)
  const compare = (path: string, file: Uint8Array) => {
    if (path.endsWith('.pdf')) return comparePdf(file, texts)
    if (path.endsWith('.png')) return comparePicture(file, [artwork.title, ...texts])
    return Buffer.from(file).includes(`>${escapeMarkup(artwork.title)}</title>`) ? undefined : 'has another title'
  }
  const differences: Difference[] = []
  for (const path of Object.keys(artwork.files))
    differences.push([path, files[path] ? await compare(path, files[path]) : 'is missing'])
  return differences
}

async function compareArchive(pages: string, { name, texts, artworks }: ArchivePlan): Promise<Difference[]> {
  const files = unzipSync(readPrinted(name))
  const added = name === 'logo-package.zip' ? { 'logo-usage.pdf': readPrinted('logo-usage.pdf') } : {}
  const differences: Difference[] = Object.entries({ ...texts, ...added }).map(([path, expected]) => [
    path,
    Buffer.from(expected).equals(files[path] ?? Buffer.alloc(0)) ? undefined : 'is not that of today',
  ])
  for (const artwork of artworks) differences.push(...(await compareArtwork(pages, artwork, files)))
  const known = new Set(differences.map(([path]) => path))
  const leftOver = Object.keys(files).filter((path) => !known.has(path))
  return [...differences, ...leftOver.map((path) => [path, 'is left over'] as const)].map(
    ([path, difference]) => [`downloads/printed/${name}: ${path}`, difference] as const,
  )
}

/**
 * Compares what every printed file says with the pages that it is printed from. Returns a line for each file that says something else:
 * `npm run downloads` has not been run since the content changed.
 *
 * @param pages the folder of the built pages
 */
export async function findStalePrints(content: Content, pages: string): Promise<string[]> {
  const pagesIn = (pattern: string) => globSync(pattern, { cwd: pages }).map((file) => file.replace('.html', ''))
  const { name } = content.en.identity
  const documents = pagesIn('*.html').map((page): Difference => {
    const file = `${page}.pdf`
    return [`downloads/printed/${file}`, comparePdf(readPrinted(file), readTexts(pages, page))]
  })
  const logoUsage = comparePdf(readPrinted('logo-usage.pdf'), readTexts(pages, 'style-guide', LOGO_PAGES))
  const archives = await Promise.all(readArchives(pages).map((archive) => compareArchive(pages, archive)))
  const pictures = pagesIn('{share,icons}/**/*.html').map(async (page): Promise<Difference> => {
    const file = `site/public/${page}.png`
    return [file, await comparePicture(readFileSync(file), [name, ...readTexts(pages, page)])]
  })
  const favicon = readFileSync('site/public/favicon.svg', 'utf8')
  return [
    ...documents,
    ['downloads/printed/logo-usage.pdf', logoUsage] as const,
    ...archives.flat(),
    ...(await Promise.all(pictures)),
    [
      'site/public/favicon.svg',
      favicon.includes(`<title>${escapeMarkup(name)}</title>`) ? undefined : 'has another name',
    ] as const,
  ].flatMap(([file, difference]) => (difference ? [`${file} ${difference}`] : []))
}
