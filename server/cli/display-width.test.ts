import { describe, expect, it } from 'vitest'
import { cutToWidth, displayWidth } from './display-width.ts'

describe('the width of a text', () => {
  it.each([
    ['', 0],
    ['Ann Lee', 7],
    ['ที่', 1],
    ['น้ำ', 2],
    ['สมชาย ใจดี', 9],
    ['ก\u200bข', 2],
    ['e\u0301', 1],
    ['漢字', 4],
    ['😀', 2],
  ])('%s is %i', (text, width) => expect(displayWidth(text)).toBe(width))
})

describe('a text cut to a width', () => {
  it.each([
    ['Ann Lee', 7, 'Ann Lee'],
    ['Ann Lee', 6, 'Ann L…'],
    ['ที่นี่นั่น', 3, 'ที่นี่…'],
    ['漢字漢字', 4, '漢…'],
  ])('%s to %i is %s', (text, columns, cut) => expect(cutToWidth(text, columns)).toBe(cut))
})
