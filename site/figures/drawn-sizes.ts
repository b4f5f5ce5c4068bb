/** Sizes of images that the build draws, in pixels. Pages reserve this space. */

/** Previews of the media kit's files, at twice their width on the page. */
export const PREVIEW_SIZE = { width: 720, height: 480 } as const

/** Of a film and its poster. */
export const FILM_SIZE = { width: 1280, height: 720 } as const
