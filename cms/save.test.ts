import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Collection } from '@sveltia/cms'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { content, contentFolder } from '../tests/support/content.ts'
import { createCmsConfig, findFields } from './config.ts'
import { readFileData } from './merge.ts'
import { pictureRoute } from './pictures.ts'
import { saveEntry } from './save.ts'

let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'krajai-saved-'))
  cpSync(contentFolder, join(project, 'content'), { recursive: true })
})
afterEach(() => rmSync(project, { recursive: true }))

const slug = content.en.articles[0]?.slug ?? ''
const paths = ['en', 'th'].map((locale) => `content/${locale}/blog/${slug}.md`)
const read = (path: string) => readFileSync(join(project, path), 'utf8')

/** Saves the newest article as the editor does, after `change` of its texts. */
function saveArticle(loaded: Record<string, string>, change: (body: string) => string) {
  const collections = createCmsConfig(join(project, 'content')).collections as Collection[]
  const [data = {}, thai = {}] = paths.map((path) =>
    readFileData(path, loaded[path] ?? '', findFields(collections, path)),
  )
  for (const text of [data, thai]) text.body = change(String(text.body))
  const entry = { collection: 'articles', slug, path: paths[0] ?? '', data, i18n: { th: { data: thai } } }
  return saveEntry(project, collections, { ...entry, loaded })
}

test('a save keeps the mode of a file and its place behind a link, and merges what looks like a mark of git', () => {
  const [path = ''] = paths
  const rule = `\n\n\`\`\`\n${'='.repeat(7)}\n${'>'.repeat(7)} end\n\`\`\`\n`
  for (const one of paths) writeFileSync(join(project, one), `${read(one)}${rule}`)
  const loaded = Object.fromEntries(paths.map((one) => [one, read(one)]))
  renameSync(join(project, path), join(project, 'elsewhere.md'))
  symlinkSync('../../../elsewhere.md', join(project, path))
  chmodSync(join(project, path), 0o640)
  // A colleague on Windows has changed the title meanwhile.
  writeFileSync(
    join(project, path),
    read(path)
      .replace(/^title: .*/m, 'title: Pulled by somebody else')
      .replaceAll('\n', '\r\n'),
  )
  saveArticle(loaded, (body) => body.replace('=======\n', '=======\nours\n'))
  expect(read(path)).toContain('title: Pulled by somebody else\n')
  expect(read(path)).toContain('=======\nours\n>>>>>>> end\n')
  expect(lstatSync(join(project, path)).isSymbolicLink()).toBe(true)
  expect(statSync(join(project, 'elsewhere.md')).mode & 0o777).toBe(0o640)
})

test('a picture of somebody else is neither overwritten nor deleted', async () => {
  const route = pictureRoute(project)
  const server: Server = createServer((request, response) => void route(request, response, () => undefined))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rice-1.png`
  const remove = (headers: Record<string, string>) => fetch(address, { method: 'DELETE', headers })
  const png = (end: string) => Buffer.from(`\x89PNG\r\n${end}`, 'latin1')
  const put = (version: Record<string, string>, end: string) =>
    fetch(address, { method: 'PUT', headers: version, body: new Uint8Array(png(end)) })
  const file = join(project, 'content/pictures/rice-1.png')

  const first = await put({ 'If-None-Match': '*' }, 'mine')
  expect(first.status).toBe(204)
  const mine = { 'If-Match': first.headers.get('ETag') ?? '' }
  writeFileSync(file, png('pulled'))
  for (const answer of [await put({ 'If-None-Match': '*' }, 'new'), await put(mine, 'new'), await remove(mine)]) {
    expect(answer.status).toBe(412)
    expect(await answer.text()).toContain('rice-1.png was changed by somebody else')
  }
  expect(readFileSync(file)).toEqual(png('pulled'))
  const pulled = { 'If-Match': (await fetch(address)).headers.get('ETag') ?? '' }
  expect((await remove(pulled)).status).toBe(204)
  expect(existsSync(file)).toBe(false)
  server.close()
})
