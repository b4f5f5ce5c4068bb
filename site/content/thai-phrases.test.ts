import { expect, test } from 'vitest'
import { markedPhrases } from './fixture-thai-phrases.ts'
import { joinThaiPhrases, THAI_JOINER, thaiPhrases } from './thai-phrases.ts'

/** Where the browser's own dictionary, which is Node's too, would end lines. */
const wordsOf = (text: string) =>
  [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)].map(({ segment }) => segment)

/** Where each piece but the last ends. */
const endsOf = (pieces: readonly string[]) => {
  let end = 0
  return pieces.slice(0, -1).map((piece) => (end += piece.length))
}

test('no phrase that was marked by hand is broken, and nearly every end of one is found', () => {
  expect(new Set(markedPhrases).size).toBe(300)
  const cut = markedPhrases.map((marked) => {
    const hand = endsOf(marked.split('|'))
    const found = endsOf(thaiPhrases(marked.replaceAll('|', '')))
    return { marked, hand, found, broken: found.filter((end) => !hand.includes(end)) }
  })
  expect(cut.filter(({ broken }) => broken.length > 0).map(({ marked }) => marked)).toEqual([])
  const [hand, found] = [cut.flatMap((each) => each.hand), cut.flatMap((each) => each.found)]
  expect(found.length / hand.length).toBeGreaterThan(0.98)
})

test('the dictionary alone breaks a third of them', () => {
  const broken = markedPhrases.filter((marked) => {
    const hand = endsOf(marked.split('|'))
    return endsOf(wordsOf(marked.replaceAll('|', ''))).some((end) => !hand.includes(end))
  })
  expect(broken.length).toBeGreaterThan(markedPhrases.length / 3)
})

test('a browser ends lines between phrases only once they are joined', () => {
  const broken = markedPhrases.filter((marked) => {
    const hand = endsOf(marked.split('|'))
    const joined = joinThaiPhrases(marked.replaceAll('|', ''))
    // The dictionary begins anew at each joiner; a line may not end beside one.
    let end = 0
    const parts = joined.split(THAI_JOINER).map((part) => {
      const start = end
      end += part.length
      return endsOf(wordsOf(part)).map((at) => start + at)
    })
    return parts.flat().some((at) => !hand.includes(at))
  })
  expect(broken).toEqual([])
})

test.each([
  ['ส่งมานอกเวลาทำการ', 'ส่ง|มา|นอกเวลาทำการ'],
  ['ชื่อตัวเอง', 'ชื่อตัวเอง'],
  ['เครือข่ายสื่อไทย', 'เครือข่าย|สื่อไทย'],
  ['บริการส่งข่าวที่ต้องการซื้อ', 'บริการ|ส่งข่าว|ที่ต้องการ|ซื้อ'],
  ['ข้อกำหนดของบริษัทฯ', 'ข้อกำหนด|ของบริษัทฯ'],
  ['โปรดให้ท่านทราบ', 'โปรด|ให้ท่าน|ทราบ'],
  ['เก็บข้อความหนึ่งปี', 'เก็บ|ข้อความ|หนึ่งปี'],
  ['ข้อความหนึ่งสั้น', 'ข้อความหนึ่ง|สั้น'],
])('%s', (text, phrases) => {
  expect(thaiPhrases(text).join('|')).toBe(phrases)
})
