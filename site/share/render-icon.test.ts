import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ICONS, renderIcon } from './render-icon.ts'

/** Colour of a pixel, as `#fbf8f1`. */
async function colourAt(png: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return `#${data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex')}`
}

test.each(Object.keys(ICONS) as (keyof typeof ICONS)[])(
  '%s shows the mark of the day on paper to its edge',
  async (name) => {
    const { size } = ICONS[name]
    const png = renderIcon(ICONS[name])
    expect(await colourAt(png, 0, 0)).toBe('#fbf8f1')
    expect(await colourAt(png, size - 1, size - 1)).toBe('#fbf8f1')
    const { dominant } = await sharp(png).stats()
    expect(dominant.r).toBeGreaterThan(200)
  },
)

test('what a system may cut off a maskable icon is empty', async () => {
  const { size } = ICONS['icon-maskable-512']
  const { data, info } = await sharp(renderIcon(ICONS['icon-maskable-512']))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (Math.hypot(x - size / 2, y - size / 2) <= 0.4 * size) continue
      const start = (y * info.width + x) * 3
      if (data.subarray(start, start + 3).toString('hex') !== 'fbf8f1') throw new Error(`${x} ${y} is not paper`)
    }
  }
})

test('the mark has its colours without its style sheet, which a browser may refuse where the file is opened by itself', async () => {
  const png = renderIcon(ICONS['icon-32'])
  expect(await colourAt(png, 25, 16)).toBe('#bf3419')
  expect(await colourAt(png, 9, 16)).toBe('#131f2e')
})
