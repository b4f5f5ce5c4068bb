import type { ImageMetadata } from 'astro'

const pictures = import.meta.glob<{ default: ImageMetadata }>('/content/pictures/*.{jpg,png,webp}', { eager: true })

export const findPicture = (name: string) => pictures[`/content/pictures/${name}`]?.default

/** Gives the pictures of an article their built address, and their size, so that the text does not move when they load. */
export const placePictures = (html: string) =>
  html.replace(/<img src="\/pictures\/([^"]+)"/g, (tag, name: string) => {
    const picture = findPicture(name)
    return picture
      ? `<img src="${picture.src}" width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async"`
      : tag
  })
