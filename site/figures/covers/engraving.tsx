/** The size of every cover, in units of its view box. */
export const COVER = { width: 480, height: 320 } as const

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A field of level lines: a broad upright line, cut into dashes `weight` thick and `gap` apart. */
export function LevelLines({ x, y, width, height, weight, gap }: Box & { weight: number; gap: number }) {
  return <path d={`M${x + width / 2} ${y}v${height}`} strokeWidth={width} strokeDasharray={`${weight} ${gap}`} />
}

/** A field of upright lines, such as the shading below a sheet. */
export function UprightLines({ x, y, width, height, weight, gap }: Box & { weight: number; gap: number }) {
  return <path d={`M${x} ${y + height / 2}h${width}`} strokeWidth={height} strokeDasharray={`${weight} ${gap}`} />
}

/** A whole number where that is exact enough to draw, so that paths stay short. */
export function whole(length: number): number {
  return Math.round(length)
}
