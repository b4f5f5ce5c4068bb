import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'
import { cutToWidth } from './cut-to-width.ts'

// Earlier versions of string-width measured น้ำ as one column, and columns of Thai names stood askew.
describe('the columns that string-width counts', () => {
  it.each([
    ['ที่', 1],
    ['น้ำ', 2],
    ['สมชาย ใจดี', 9],
    ['漢字', 4],
    ['😀', 2],
  ])('%s takes %i', (text, width) => expect(stringWidth(text)).toBe(width))
})

describe('a text cut to a width', () => {
  it.each([
    ['Ann Lee', 7, 'Ann Lee'],
    ['Ann Lee', 6, 'Ann L…'],
    ['ที่นี่นั่น', 3, 'ที่นี่…'],
    ['漢字漢字', 4, '漢…'],
  ])('%s to %i columns is %s', (text, columns, cut) => expect(cutToWidth(text, columns)).toBe(cut))
})
