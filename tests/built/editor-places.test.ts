import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textsIn } from '../../editor/app/state/drafts.ts'
import { contentFolder } from '../../editor/content/content-folder.ts'
import { everythingReader } from '../../editor/content/everything.ts'
import { projectFolder } from '../../tools/runtime.js'
import { pageAt } from './built-site.ts'

const { files } = everythingReader(contentFolder(join(projectFolder, 'content')), undefined)()
const texts = files.flatMap(({ name, nodes }) => textsIn(nodes).map(({ path, place }) => ({ name, path, place })))

test('the editor shows every text at a page and a part of it that are there', () => {
  const places = new Set(texts.flatMap(({ place }) => place ?? []))
  expect(places.size).toBeGreaterThan(30)
  const missing = [...places].filter((place) => {
    const [path = '/', anchor] = place.split('#')
    const { $ } = pageAt(path)
    return anchor !== undefined && $(`[id="${anchor}"]`).length === 0
  })
  expect(missing).toEqual([])
})

test('the editor knows the page of most texts', () => {
  const known = texts.filter(({ place }) => place !== undefined)
  expect(known.length / texts.length).toBeGreaterThan(0.8)
})
