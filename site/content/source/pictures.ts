import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The names of pictures in `content/pictures`. They are parts of addresses. */
export const PICTURE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(jpg|png|webp)$/

/** How a file of each kind begins, as Latin-1. */
const BEGINNINGS = { jpg: /^\xFF\xD8\xFF/, png: /^\x89PNG\r\n/, webp: /^RIFF.{4}WEBP/s }

/** Says why a file cannot be a picture of the site: its name, or what is in it. A drawing (SVG) can contain scripts. */
export function describeBadPicture(name: string, bytes: Buffer): string | undefined {
  if (/\.svg$/i.test(name)) return 'SVG is not possible; export the picture as PNG, at least 300 pixels high'
  const [, kind] = PICTURE_NAME.exec(name) ?? []
  if (!kind) return 'rename the file: small English letters, digits and hyphens, and .jpg, .png or .webp at the end'
  const start = bytes.toString('latin1', 0, 12)
  const isRight = BEGINNINGS[kind as keyof typeof BEGINNINGS].test(start)
  return isRight ? undefined : `is no ${kind} inside, whatever its name says; export it as JPG, PNG or WebP`
}

/** Lists the pictures that articles can show as `/pictures/{name}`, and clients' logos. Hidden files are no pictures. */
export const listPictures = (directory: string) =>
  globSync('pictures/*', { cwd: directory })
    .map((path) => path.slice(9))
    .filter((name) => !name.startsWith('.'))

/** Finds the files among the pictures that are none. */
export const findBadPictures = (directory: string) =>
  listPictures(directory).flatMap((name) => {
    const problem = describeBadPicture(name, readFileSync(join(directory, 'pictures', name)))
    return problem ? [{ file: `content/pictures/${name}`, line: 1, column: 1, key: '', problem }] : []
  })
