import { describe, expect, it, vi } from 'vitest'
import { textField } from './text-field.ts'

const rule = { min: 1, max: 20, message: 'missing', tooLong: 'long', unusable: 'unusable' }
const line = () => textField(rule)
const lines = () => textField({ ...rule, multiline: true })
const faultsOf = (text: string, field = line()) =>
  field.safeParse(text).error?.issues.map(({ message }) => message) ?? []

describe('a text', () => {
  it('is trimmed and composed', () => {
    expect(line().parse(' \u00a0cafe\u0301\ufeff ')).toBe('caf\u00e9')
  })

  it('keeps the Thai sara am whole', () => {
    expect(line().parse('น้ำ')).toBe('น้ำ')
  })

  it('is not half a surrogate pair', () => {
    expect(faultsOf('a\ud83d')).toEqual(['unusable'])
    expect(line().parse('😀')).toBe('😀')
  })

  it.each(['a\u0000', 'a\u001b[2J', 'a\u009bb', 'a\u007f'])('%j holds a control character, and is refused', (text) => {
    expect(faultsOf(text)).toEqual(['unusable'])
    expect(faultsOf(text, lines())).toEqual(['unusable'])
  })

  it('of one line takes a pasted line break for a space', () => {
    expect(line().parse('Ann\r\nBcc:\t\u000bx')).toBe('Ann Bcc: x')
  })

  it.each(['\u200b\u200b', '\u2060 \ufeff\u00ad', '\u3164', '\u2800\u2800', '\u202e\u2066'])(
    '%j shows nothing, and is missing',
    (text) => expect(faultsOf(text)).toEqual(['missing']),
  )

  it('keeps a joiner that belongs to a letter', () => {
    expect(line().parse('👩‍💻 ทด\u200bสอบ')).toBe('👩‍💻 ทด\u200bสอบ')
  })

  it('with more marks on a letter than any script has is refused before they are put in order', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    expect(faultsOf(`a${'\u0301\u0323'.repeat(8000)}`, lines())).toEqual(['unusable'])
    expect(normalize).not.toHaveBeenCalled()
    normalize.mockRestore()
  })

  it('of several lines ends them the same way, sent by script or by form', () => {
    expect(lines().parse('one\r\ntwo\rthree\u2028four\n')).toBe('one\ntwo\nthree\nfour')
  })

  it('of nothing but blanks is missing', () => {
    expect(faultsOf(' \t\n')).toEqual(['missing'])
  })

  it('has one fault at a time', () => {
    const digits = textField({ ...rule, min: 3, max: 5, pattern: /^\d+$/ })
    expect(faultsOf('x', digits)).toHaveLength(1)
    expect(faultsOf('xxxxxx', digits)).toEqual(['long'])
  })
})
