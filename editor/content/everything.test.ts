import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { wordsIn } from '../words/words.ts'
import { contentFolder } from './content-folder.ts'
import { everythingReader } from './everything.ts'
import { copyOfContent, openedFolder } from './fixture-folder.ts'

test('what code could not count with is told in both languages, all at once, beside every file', () => {
  const { folder } = copyOfContent()
  const { everything } = openedFolder(folder)
  const { files } = everything()
  const mistype = (path: string, from: string | RegExp, to: string) => {
    const file = join(folder, path)
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  }
  mistype('th/when.yaml', 'Asia/Tokyo', 'Asia/Tokio')
  mistype('facts.yaml', /(?<=opens: \{ value: )\d+/, '24')
  mistype('facts.yaml', / +stars: .*/, '')
  mistype('holidays.yaml', 'month: 4, day: 6', 'month: 4, day: 31')
  const { files: still, mistakes } = everything()
  expect(still.map(({ name }) => name)).toEqual(files.map(({ name }) => name))
  const told = mistakes.map(({ file, problem }) => [
    file.replace('content/', ''),
    ...LOCALES.map((locale) => wordsIn(locale).problem(problem)),
  ])
  expect(told).toEqual(
    expect.arrayContaining([
      ['th/when.yaml', 'no clock knows this time zone', 'ไม่รู้จักเขตเวลานี้ ให้เขียนแบบ Asia/Bangkok'],
      ['facts.yaml', 'must be greater than opens', 'ต้องมากกว่าช่อง “เปิดเวลา”'],
      ['en/home.yaml', 'unknown placeholder {testimonials.stars}', 'ไม่มีตัวเลขหรือหมายเหตุชื่อ {testimonials.stars}'],
      ['holidays.yaml', 'must be 30 at most: month 4 has no more days in every year', 'เดือน 4 มีไม่เกิน 30 วันในทุกปี'],
    ]),
  )
})

test('what is kept of a folder is that folder’s alone', () => {
  const one = contentFolder(copyOfContent().folder)
  const other = contentFolder(copyOfContent().folder)
  const checked = one.checkNow()
  expect(Object.is(other.checkNow().content, checked.content)).toBe(false)
  const nodesIn = (content: typeof one) =>
    everythingReader(content, undefined)().files.find(({ name }) => name === 'shared/facts.yaml')?.nodes
  const plain = nodesIn({ ...one, checkNow: () => ({ ...checked, schemas: new Map() }) })
  expect(nodesIn(one)).not.toEqual(plain)
})
