import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrCode } from './_qr-code.ts'

test.each(['https://lin.ee/a1B2c3D', `https://line.me/R/ti/p/${'x'.repeat(120)}`])(
  'a camera reads %s from its code',
  async (address) => {
    const svg = qrCode(address)
    const { data, info } = await sharp(Buffer.from(svg), { density: 300 })
      .resize(264)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address)
    expect(svg.match(/<path/g)).toHaveLength(1)
  },
)

test('the code of an account is a kilobyte or two', () => {
  expect(qrCode('https://lin.ee/a1B2c3D').length).toBeLessThan(5000)
})
