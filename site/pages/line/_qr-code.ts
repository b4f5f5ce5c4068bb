import { create } from 'qrcode'

/** Light around the code, in modules: what a camera needs to find it (ISO/IEC 18004). */
const QUIET = 4

/** An address as a code for cameras: an SVG of one path, dark on light in every theme, as cameras expect it. */
export function qrCode(address: string): string {
  const { size, data } = create(address, { errorCorrectionLevel: 'M' }).modules
  const rows = Array.from({ length: size }, (_, row) => [...data.subarray(row * size, (row + 1) * size)].join(''))
  // The dark modules of a row that touch are one bar.
  const bars = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(({ 0: bar, index }) => `M${index} ${y}h${bar.length}v1h-${bar.length}z`),
  )
  const [edge, whole] = [-QUIET, size + 2 * QUIET]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${edge} ${edge} ${whole} ${whole}" shape-rendering="crispEdges">`,
    `<rect x="${edge}" y="${edge}" width="${whole}" height="${whole}" fill="#fff"/>`,
    `<path d="${bars.join('')}"/></svg>`,
  ].join('')
}
