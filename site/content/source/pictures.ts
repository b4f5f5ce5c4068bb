import { globSync } from 'node:fs'

/** The names of pictures in `content/pictures`. They are parts of addresses. */
export const PICTURE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpg|png|webp)$/

/** Lists the pictures that articles can show as `/pictures/{name}`, and clients' logos. */
export const listPictures = (directory: string) =>
  globSync('pictures/*', { cwd: directory }).map((path) => path.slice(9))
