import { describe, expect, test } from 'vitest'
import { charactersInUse, charactersOf } from './characters.ts'
import { fontCuts } from './cuts.ts'

const cut = (name: string) => {
  const found = fontCuts.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`there is no cut ${name}`)
  return found
}

describe('the characters a cut keeps', () => {
  test('a text face keeps its whole script, because it also shows what visitors type', () => {
    const characters = charactersOf(cut('plex-looped-400'), new Set('ก'))
    for (const character of 'กฮฤ๙฿ๆฯ่้๊๋์ำ') expect(characters).toContain(character)
    expect(charactersOf(cut('plex-sans'), new Set())).toContain('~')
  })

  test('a font of both scripts keeps both', () => {
    const characters = charactersOf(cut('plex-looped-600'), new Set('ขN'))
    for (const character of 'ขN7*\u0e4d') expect(characters).toContain(character)
  })

  test('a display face keeps what is in use, of its own script only', () => {
    const inUse = new Set('ข่าวNews')
    expect(charactersOf(cut('noto-serif-thai'), inUse)).toContain('ข')
    expect(charactersOf(cut('noto-serif-thai'), inUse)).not.toContain('N')
    expect(charactersOf(cut('noto-serif-thai-latin'), inUse)).toContain('N')
    expect(charactersOf(cut('noto-serif-thai-latin'), inUse)).toContain('7')
  })

  test('a face of words keeps none of the signs that only YAML and Markdown need', () => {
    const characters = charactersOf(cut('newsreader'), new Set('K“?ã*_`|{}[]<>┐'))
    for (const character of 'K“?ã') expect(characters).toContain(character)
    expect(characters).not.toMatch(/[*_`|{}[\]<>┐]/)
  })

  test('ำ brings the circle that shaping makes of it, or น้ำ would be set broken', () => {
    expect(charactersOf(cut('noto-serif-thai'), new Set('น้ำ'))).toContain('\u0e4d')
  })

  test('Thai faces have the joiner of what no line may part', () => {
    for (const name of ['noto-serif-thai', 'plex-looped-400', 'plex-looped-600', 'plex-looped-quoted'])
      expect(charactersOf(cut(name), new Set('ก')), name).toContain('\u200d')
  })

  test('control characters are never kept', () => {
    expect(charactersOf(cut('newsreader'), new Set('a\n\t'))).not.toMatch(/[\n\t]/)
  })
})

test('the characters in use are those of the language’s content', () => {
  const root = new URL('../../', import.meta.url)
  expect(charactersInUse('th', root)).toContain('ข')
  expect(charactersInUse('en', root)).toContain('K')
})
