import { thaiLexicon } from './thai-lexicon.ts'

const words = new Intl.Segmenter('th', { granularity: 'word' })
const letters = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** Words parted by spaces. */
const listed = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Words that lean on the one behind: the act of, not, each, of, that. */
const LEAN_FORWARD = listed(`
  การ เป็นการ ความ ผู้ นัก ชาว ไม่ อย่า น่า แต่ละ ทุก หลาย กี่ ครึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ ยี่สิบ สามสิบ สี่สิบ ห้าสิบ ร้อย ทั้ง บาง คนละ อีก อยาก ราย ใน ของ ที่ บน โดย จาก ถึง ให้ แก่
  กับ เพื่อ ตาม จน เมื่อ ว่า ซึ่ง และ หรือ ก็ จึง เป็น ต้อง จะ ควร อย่าง`)

/** Words that lean on the one before: this, each other, again. */
const LEAN_BACK = listed(`
  นี้ นั้น ไหน ใด เดียวกัน เดียว อื่น แรก ใหม่ เดิม กัน ขึ้น ไว้ เลย แล้ว เอง บ้าง ไหม ละ หนึ่ง ๆ ฯ`)

/** At the end of a run they belong to what stands before: can, come. */
const LEAN_BACK_AT_END = listed('ได้ ไป มา พอ ครบ ด้วย')

/** What is counted: before these, one is a number and leans on them. */
const COUNTED = listed(`
  แห่ง ประเทศ ภาษา คน ราย กลุ่ม ฉบับ เรื่อง ข้อ ขั้นตอน แพ็กเกจ ตำแหน่ง ภาพ ไฟล์ หน้า บรรทัด ครั้ง นาที ชั่วโมง วัน สัปดาห์ เดือน ปี
  ประเด็น ประโยค แบบ ชุด รายการ คำ ส่วน ตลาด ข่าว เส้น แถว แผ่น`)

const entries: ReadonlySet<string> = new Set([...thaiLexicon, ...LEAN_FORWARD, ...LEAN_BACK])
/** What entries begin with: where no entry goes on, none has to be looked for. */
const beginnings = new Set([...entries].flatMap((entry) => Array.from(entry, (_, at) => entry.slice(0, at + 1))))

/** An entry counts a little less than a word, so that of two ways the lexicon decides. */
const ENTRY_COST = 0.99
/** A piece that neither of both knows counts more than a word, and less than two. */
const UNKNOWN_COST = 1.9

/** The cheapest way to the end of the text from one place in it. */
interface Way {
  cost: number
  /** Where the first piece ends. */
  end: number
}

/**
 * Cuts Thai text without spaces into the fewest pieces, each an entry of the lexicon or a word of the dictionary, by dynamic
 * programming from the end. What is left of a word beside an entry is a piece too. Of two ways with as many pieces the one with
 * the longer first piece is taken.
 */
function fewestPieces(run: string): string[] {
  const places = [...[...letters.segment(run)].map(({ index }) => index), run.length]
  const dictionary = [...words.segment(run)].map(({ index, segment }) => ({
    start: index,
    end: index + segment.length,
  }))
  const entriesFrom = (start: number, at: number) => {
    const ends: number[] = []
    for (const end of places.slice(at + 1)) {
      const piece = run.slice(start, end)
      if (!beginnings.has(piece)) break
      if (entries.has(piece)) ends.push(end)
    }
    return ends
  }
  const entryEnds = new Map(places.map((start, at) => [start, entriesFrom(start, at)]))
  const ways = new Map<number, Way>([[run.length, { cost: 0, end: run.length }]])

  let word = dictionary.pop()
  for (let at = places.length - 2; at >= 0; at -= 1) {
    const start = places[at] ?? 0
    while (word && word.start > start) word = dictionary.pop()
    const pieces = (entryEnds.get(start) ?? []).map((end) => ({ end, cost: ENTRY_COST }))
    for (const end of places.slice(at + 1)) {
      if (!word || end > word.end) break
      if (end === word.end && start === word.start) pieces.push({ end, cost: 1 })
      else if (end === word.end || entryEnds.get(end)?.length) pieces.push({ end, cost: UNKNOWN_COST })
    }
    for (const { end, cost } of pieces) {
      const rest = ways.get(end)
      const known = ways.get(start)
      const whole = cost + (rest?.cost ?? Number.POSITIVE_INFINITY)
      if (!known || whole < known.cost || (whole === known.cost && end > known.end))
        ways.set(start, { cost: whole, end })
    }
  }
  const pieces: string[] = []
  for (let start = 0; start < run.length; start += pieces.at(-1)?.length ?? run.length) {
    pieces.push(run.slice(start, ways.get(start)?.end))
  }
  return pieces
}

/**
 * The phrases of Thai text without spaces: between two of them a line may end, within one it may not.
 *
 * @param run Thai letters and marks alone
 */
export function thaiPhrases(run: string): string[] {
  const pieces = fewestPieces(run)
  const leansForward = (at: number) =>
    LEAN_FORWARD.has(pieces[at] ?? '') || (pieces[at] === 'หนึ่ง' && COUNTED.has(pieces[at + 1] ?? ''))
  const leansBack = (at: number) =>
    (LEAN_BACK.has(pieces[at] ?? '') && !leansForward(at)) ||
    (at === pieces.length - 1 && LEAN_BACK_AT_END.has(pieces[at] ?? ''))
  const phrases: string[] = []
  for (const [at, piece] of pieces.entries()) {
    if (at > 0 && (leansForward(at - 1) || leansBack(at))) phrases.push(`${phrases.pop()}${piece}`)
    else phrases.push(piece)
  }
  return phrases
}

/**
 * Holds a line together between Thai letters. Not the word joiner (U+2060), which is made for it: Firefox does not know it there, and
 * ends a line at each. By the rules of Unicode no line ends behind this one either.
 */
export const THAI_JOINER = '\u200D'

/**
 * Where a browser may end a line in Thai text: between the words of its dictionary, which begins anew at each joiner.
 *
 * @param known the breaks in the parts between joiners, of which the next joiner changes one
 */
function dictionaryBreaks(run: string, joined: ReadonlySet<number>, known: Map<string, number[]>): number[] {
  const starts = [0, ...[...joined].sort((a, b) => a - b)]
  return starts.flatMap((start, at) => {
    const part = run.slice(start, starts[at + 1])
    const breaks = known.get(part) ?? [...words.segment(part)].slice(1).map(({ index }) => index)
    known.set(part, breaks)
    return breaks.map((index) => start + index)
  })
}

/** Texts that were joined already: the same phrases stand on many pages, and a page that is read again has not changed. */
const joinedTexts = new Map<string, string>()

/** The same text with a joiner wherever a browser would end a line within a phrase. */
export function joinThaiPhrases(run: string): string {
  const known = joinedTexts.get(run)
  if (known !== undefined) return known
  const text = joinWithin(run)
  joinedTexts.set(run, text)
  return text
}

function joinWithin(run: string): string {
  let end = 0
  const between = new Set(thaiPhrases(run).map((phrase) => (end += phrase.length)))
  const joined = new Set<number>()
  const known = new Map<string, number[]>()
  for (;;) {
    const within = dictionaryBreaks(run, joined, known).filter((place) => !between.has(place))
    if (within.length === 0) break
    // One at a time: behind a joiner the dictionary may read on differently.
    joined.add(within[0] ?? 0)
  }
  return [...joined].sort((a, b) => b - a).reduce((text, at) => text.slice(0, at) + THAI_JOINER + text.slice(at), run)
}
