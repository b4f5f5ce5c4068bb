/** Sizes in pixels of pictures that the build draws. The page needs them to reserve space. */

/** Previews of the media kit's files: twice their width on the page, for high-density screens. */
export const PREVIEW_SIZE = { width: 720, height: 480 } as const

export const VIDEO_SIZE = { width: 1280, height: 720 } as const
