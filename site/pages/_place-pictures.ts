import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'

const pictures = import.meta.glob<{ default: ImageMetadata }>('/content/pictures/*.{jpg,png,webp}', { eager: true })

/** The sharpest screens show two pixels for one of the page. */
const DENSITY = 2

/**
 * Finds a picture and makes a file of it that is no larger than a page shows it. What a camera writes into a file, such as the place, is
 * not in it.
 *
 * @param most the greatest size on a page
 */
export async function findPicture(name: string, most: { width: number; height: number }) {
  const original = pictures[`/content/pictures/${name}`]?.default
  if (!original) return undefined
  // Astro also publishes an original whose properties are read, but not one whose clone is.
  const { width, height } = (original as ImageMetadata & { clone: ImageMetadata }).clone
  const scale = Math.min(1, most.width / width, most.height / height)
  const sharp = Math.min(1, scale * DENSITY)
  const { src } = await getImage({ src: original, width: Math.round(width * sharp), format: 'webp' })
  return { src, width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** The width of an article's text, and a height that no picture reaches. */
const IN_ARTICLE = { width: 720, height: 2000 }

/** Gives the pictures of an article their built address, and their size, so that the text does not move when they load. */
export async function placePictures(html: string): Promise<string> {
  let placed = html
  for (const [tag, name = ''] of html.matchAll(/<img src="\/pictures\/([^"]+)"/g)) {
    const picture = await findPicture(name, IN_ARTICLE)
    if (!picture) continue
    const size = `width="${picture.width}" height="${picture.height}"`
    placed = placed.replace(tag, `<img src="${picture.src}" ${size} loading="lazy" decoding="async"`)
  }
  return placed
}
