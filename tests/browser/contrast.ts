/** How light a colour is, from 0 to 1 (WCAG 2.2), of its red, green and blue from 0 to 255. */
export const luminance = (pixel: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = pixel.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How light a colour is, as the browser writes it: `rgb(191, 52, 25)`. */
export const lightness = (colour: string) => luminance((colour.match(/\d+/g) ?? []).slice(0, 3).map(Number))

/** The contrast of two colours by how light they are, from 1 to 21 (WCAG 2.2). */
export const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
