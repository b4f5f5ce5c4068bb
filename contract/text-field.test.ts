import { describe, expect, it } from 'vitest'
import { textField } from './text-field.ts'

const line = textField({ min: 1, max: 20, message: 'missing', tooLong: 'long' })
const lines = textField({ min: 1, max: 20, multiline: true, message: 'missing', tooLong: 'long' })

describe('a text', () => {
  it('is trimmed and composed', () => {
    expect(line.parse(' \u00a0cafe\u0301\ufeff ')).toBe('caf\u00e9')
  })

  it('keeps the Thai sara am whole', () => {
    expect(line.parse('น้ำ')).toBe('น้ำ')
  })

  it('never holds half a surrogate pair', () => {
    expect(line.parse('a\ud83d')).toBe('a\ufffd')
    expect(line.parse('😀')).toBe('😀')
  })

  it('never holds a control character', () => {
    expect(line.parse('Ann\r\nBcc: x\u0000\u001b[2J')).toBe('Ann Bcc: x [2J')
    expect(lines.parse('one\u0000\u001b two\u009b')).toBe('one two')
  })

  it('of several lines ends them the same way, sent by script or by form', () => {
    expect(lines.parse('one\r\ntwo\rthree\n')).toBe('one\ntwo\nthree')
  })

  it('of nothing but blanks is missing', () => {
    expect(line.safeParse(' \t\n').error?.issues.map(({ message }) => message)).toEqual(['missing'])
  })

  it('has one fault at a time', () => {
    const digits = textField({ min: 3, max: 5, pattern: /^\d+$/, message: 'missing', tooLong: 'long' })
    expect(digits.safeParse('x').error?.issues).toHaveLength(1)
    expect(digits.safeParse('xxxxxx').error?.issues.map(({ message }) => message)).toEqual(['long'])
  })
})
