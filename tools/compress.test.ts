import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressFolder } from './compress.ts'

const page = '<p>กระจายข่าว spreads the news.</p>'.repeat(50)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'krajai-compress-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('writes siblings that unpack to the file, also in folders below', async () => {
  mkdirSync(join(folder, 'th'))
  writeFileSync(join(folder, 'th/about.html'), page)
  const { files, before, after } = await compressFolder(folder)
  expect(brotliDecompressSync(readFileSync(join(folder, 'th/about.html.br'))).toString()).toBe(page)
  expect(gunzipSync(readFileSync(join(folder, 'th/about.html.gz'))).toString()).toBe(page)
  expect(files).toBe(1)
  expect(before).toBe(Buffer.byteLength(page))
  expect(after).toBe(readFileSync(join(folder, 'th/about.html.br')).length)
})

it.each(['css', 'html', 'js', 'json', 'svg', 'txt', 'webmanifest', 'xml'])('compresses .%s', async (ending) => {
  writeFileSync(join(folder, `x.${ending}`), page)
  await compressFolder(folder)
  expect(readdirSync(folder).sort()).toEqual([`x.${ending}`, `x.${ending}.br`, `x.${ending}.gz`])
})

it.each(['avif', 'jpg', 'pdf', 'png', 'webp', 'woff2'])('leaves .%s alone', async (ending) => {
  writeFileSync(join(folder, `x.${ending}`), page)
  expect(await compressFolder(folder)).toEqual({ files: 0, before: 0, after: 0 })
  expect(readdirSync(folder)).toEqual([`x.${ending}`])
})

it('leaves small files alone', async () => {
  writeFileSync(join(folder, 'small.txt'), 'a'.repeat(799))
  writeFileSync(join(folder, 'larger.txt'), 'a'.repeat(800))
  await compressFolder(folder)
  expect(readdirSync(folder).sort()).toEqual(['larger.txt', 'larger.txt.br', 'larger.txt.gz', 'small.txt'])
})

it('keeps no sibling that is not smaller', async () => {
  const noise = Array.from({ length: 8 }, (_, index) => createHash('sha512').update(String(index)).digest())
  writeFileSync(join(folder, 'noise.txt'), Buffer.concat(noise))
  expect(await compressFolder(folder)).toEqual({ files: 0, before: 0, after: 0 })
  expect(readdirSync(folder)).toEqual(['noise.txt'])
})
