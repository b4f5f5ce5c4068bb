import { FontIo, Ot } from 'ot-builder'

const { GeometryUtil, Glyph, Gpos, Gsub } = Ot

// Lengths in units of the font, which has 1,000 to the font size.
/** Marks begin so much further left: after their letter, but before the next one. */
const SHIFT = 200
/** From the point where a mark is fixed to the end of its width. The next letter is 100 away, but above ป up to 350. */
const REACH = 250
/** From the right edge of a mark with a tail to the end of its width. */
const TAIL = 140
/** Between a mark and the ascender of ป, ฝ, ฟ or ฬ, or the circle of ำ. */
const CLEARANCE = 25
/** Between a mark and the next letter, at most. PDF.js reads 100 as a blank. */
const KERNING = 40
/** The width of a letter before ำ. PDFium tolerates 60 less and 180 more. */
const LETTER = 575

/**
 * Changes a Thai font that replaces no glyphs, so that its text can be copied and searched in the PDFs that Chromium prints:
 *
 * - PDF.js reads the character of each glyph. A glyph that replaces another has none, so a mark is one glyph in all places.
 * - PDFium and poppler read the text that Chromium writes for a letter with its marks. PDFium sorts glyphs by where they begin, and both
 *   read a blank where the next glyph is far from the end of a glyph's width.
 */
export function makeCopyable(sfnt: Buffer): Buffer {
  const font = FontIo.readFont(FontIo.readSfntOtf(sfnt), Ot.ListGlyphStoreFactory)
  const { cmap, gpos } = font
  const onLetters = gpos?.lookups.find((lookup) => lookup.type === Gpos.LookupType.MarkToBase)
  if (!cmap || !gpos || !onLetters) throw new Error('The font places no marks.')
  const onMarks = gpos.lookups.filter((lookup) => lookup.type === Gpos.LookupType.MarkToMark)
  const glyphOf = (character: string) => {
    const glyph = cmap.unicode.get(character.codePointAt(0) ?? 0)
    if (!glyph) throw new Error(`The font has no ${character}.`)
    return glyph
  }
  const contoursOf = ({ geometry }: Ot.Glyph) => GeometryUtil.apply(GeometryUtil.Flattener, geometry)
  const boundsOf = ({ geometry }: Ot.Glyph) => GeometryUtil.apply(GeometryUtil.GetBound, geometry)
  const [first, saraAa, saraAm] = [glyphOf('ํ'), glyphOf('า'), glyphOf('ำ')]
  saraAm.geometry = new Glyph.ContourSet(contoursOf(saraAm))
  const tones = new Set([...'่้๊๋'].map(glyphOf))
  const above = onLetters.marks.get(glyphOf('่'))?.markAnchors.findIndex(Boolean) ?? 0
  const below = 1 - above

  const shift = (anchors: Ot.Gpos.BaseRecord['baseAnchors']) =>
    anchors.map((anchor) => anchor && { ...anchor, x: Number(anchor.x) + SHIFT })
  for (const { marks } of [onLetters, ...onMarks])
    for (const record of marks.values()) record.markAnchors = shift(record.markAnchors)
  for (const { baseMarks } of onMarks)
    for (const record of baseMarks.values()) record.baseAnchors = shift(record.baseAnchors)
  const besideAscenders = new Gpos.MarkToBase()
  for (const [mark, { markAnchors }] of onLetters.marks) {
    mark.geometry = new Glyph.ContourSet(
      contoursOf(mark).map((points) => points.map(({ x, y, kind }) => Glyph.Point.create(Number(x) + SHIFT, y, kind))),
    )
    const { xMax } = boundsOf(mark)
    mark.horizontal = { start: 0, end: Math.max(Number(markAnchors.find(Boolean)?.x) + REACH, xMax + TAIL) }
    const { y } = markAnchors[above] ?? {}
    if (y !== undefined) besideAscenders.marks.set(mark, { markAnchors: [{ x: xMax + CLEARANCE, y }] })
  }
  const anchorsOf = (letter: string) => onLetters.bases.get(glyphOf(letter))?.baseAnchors ?? []
  // The font replaces ฬ under marks.
  for (const letter of 'ปฝฟฬ')
    besideAscenders.bases.set(glyphOf(letter), { baseAnchors: [anchorsOf(letter === 'ฬ' ? 'ฟ' : letter)[above]] })
  // The font takes the feet of these away over marks. Here the marks are under the feet.
  for (const letter of 'ญฐฎฏ') {
    const anchors = anchorsOf(letter)
    const y = Math.min(Number(anchors[below]?.y), boundsOf(glyphOf(letter)).yMin + 100)
    anchors[below] = { x: anchors[above]?.x ?? 0, y }
  }
  for (const lookup of gpos.lookups)
    if (lookup.type === Gpos.LookupType.Single)
      for (const [glyph, { dX, dWidth, ...rest }] of lookup.adjustments)
        lookup.adjustments.set(glyph, {
          ...rest,
          dX: Math.min(Number(dX), KERNING),
          dWidth: Math.min(Number(dWidth), KERNING),
        })

  // HarfBuzz parts ำ into two glyphs. The second becomes ำ again. The first draws nothing, and PDF.js skips its character. It begins before
  // the letter and is as wide as the letter and ำ, because PDFium looks for blanks at the first glyph.
  const raise = new Gpos.Single()
  for (const tone of tones) {
    const dY = boundsOf(first).yMax + CLEARANCE - boundsOf(tone).yMin
    raise.adjustments.set(tone, { ...Gpos.ZeroAdjustment, dY })
  }
  const end = Number(saraAm.horizontal.end) + LETTER
  first.horizontal = { start: 0, end }
  first.geometry = new Glyph.ContourSet([[Glyph.Point.create(0, 0), Glyph.Point.create(end, 500)]])
  cmap.unicode.set(0x061c, first)
  for (const { marks } of [onLetters, besideAscenders, ...onMarks]) marks.delete(first)
  for (const { baseMarks } of onMarks) baseMarks.delete(first)
  const beforeLetters = new Gpos.MarkToBase()
  beforeLetters.marks.set(first, { markAnchors: [{ x: 10, y: 0 }] })
  for (const letter of onLetters.bases.keys()) beforeLetters.bases.set(letter, { baseAnchors: [{ x: 0, y: 0 }] })
  const raiseTones = new Gpos.Chaining()
  raiseTones.rules.push({
    match: [tones, new Set([saraAm])],
    inputBegins: 0,
    inputEnds: 1,
    applications: [{ at: 0, apply: raise }],
  })
  gpos.lookups.splice(gpos.lookups.indexOf(onLetters) + 1, 0, besideAscenders, beforeLetters)
  gpos.lookups.push(raise, raiseTones)
  for (const { tag, lookups } of gpos.features)
    if (tag === 'mark') lookups.push(besideAscenders, beforeLetters, raiseTones)

  const join = new Gsub.Single({ mapping: new Map([[saraAa, saraAm]]) })
  const joinParts = new Gsub.Chaining()
  for (const between of [[], [tones]])
    joinParts.rules.push({
      match: [new Set([first]), ...between, new Set([saraAa])],
      inputBegins: between.length + 1,
      inputEnds: between.length + 2,
      applications: [{ at: 0, apply: join }],
    })
  const compose = { tag: 'ccmp', lookups: [joinParts] }
  const thai = { defaultLanguage: { requiredFeature: null, features: [compose] }, languages: new Map() }
  font.gsub = new Gsub.Table(new Map([['thai', thai]]), [compose], [join, joinParts])
  return FontIo.writeSfntOtf(FontIo.writeFont(font))
}
