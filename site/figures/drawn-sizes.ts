/** How large the build draws what pages make room for before it has come. In pixels. */

/** Of what is in a file of the media kit: twice the width it has on the page. */
export const PREVIEW_SIZE = { width: 720, height: 480 } as const

/** Of a film and its poster. */
export const FILM_SIZE = { width: 1280, height: 720 } as const
