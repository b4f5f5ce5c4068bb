import { beforeEach, describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '../../contract/time.ts'
import { type RefusedForm, type RefusedFormStore, refusedFormStore } from './refused-form-store.ts'

const HOME = '203.0.113.7'

const formOf = (fullName: string): RefusedForm => ({
  form: 'signup',
  outcome: 'invalid',
  values: { fullName },
  errors: { en: [], th: [] },
})

let time: number
let forms: RefusedFormStore
beforeEach(() => {
  time = 0
  forms = refusedFormStore(() => new Date(time))
})

describe('a refused form', () => {
  it('is found by its token, as often as the page is loaded', () => {
    const token = forms.keep(formOf('Ann'), HOME)
    expect(forms.find(token)).toEqual(formOf('Ann'))
    expect(forms.find(token)).toEqual(formOf('Ann'))
  })

  it('has to wait for the rest alone when the page is loaded again', () => {
    const token = forms.keep({ ...formOf('Ann'), wait: 600 }, HOME)
    const leftAt = (moment: number) => {
      time = moment
      return forms.find(token)?.wait
    }
    expect(leftAt(0)).toBe(600)
    expect(leftAt(9 * MINUTE - 1)).toBe(61)
    expect(leftAt(9 * MINUTE)).toBe(60)
    expect(leftAt(10 * MINUTE)).toBe(0)
    expect(leftAt(11 * MINUTE)).toBe(0)
  })

  it('has a token nobody can guess', () => {
    const tokens = Array.from({ length: 100 }, () => forms.keep(formOf('Ann'), HOME))
    expect(new Set(tokens).size).toBe(100)
    for (const token of tokens) expect(token).toMatch(/^signup-[\w-]{22}$/)
    expect(forms.find('')).toBeUndefined()
    expect(forms.find('constructor')).toBeUndefined()
  })

  it('is forgotten after a quarter of an hour', () => {
    const token = forms.keep(formOf('Ann'), HOME)
    time = 15 * MINUTE - 1
    expect(forms.find(token)).toBeDefined()
    time = 15 * MINUTE
    expect(forms.find(token)).toBeUndefined()
  })

  it('is forgotten as soon where the clock was ahead before, and not for a clock that was put back a little', () => {
    time = 400 * DAY
    const [ahead, other] = [forms.keep(formOf('Ann'), HOME), forms.keep(formOf('Bob'), HOME)]
    time = 0
    expect(forms.find(ahead)).toBeUndefined()
    expect(forms.find(other)).toBeUndefined()
    time = MINUTE
    const token = forms.keep({ ...formOf('Ann'), wait: 600 }, HOME)
    time = 0
    expect(forms.find(token)?.wait).toBe(600)
  })

  it('is not pushed out by another address, which loses its own oldest ones', () => {
    const token = forms.keep(formOf('Ann'), HOME)
    const others = Array.from({ length: 610 }, (_, index) => forms.keep(formOf(`Bob ${index}`), '198.51.100.1'))
    expect(forms.find(token)).toEqual(formOf('Ann'))
    const left = others.filter((other) => forms.find(other) !== undefined)
    expect(left).toEqual(others.slice(-20))
  })

  it('is not pushed out by another address that sends long ones', () => {
    const token = forms.keep(formOf('Ann'), HOME)
    // What JSON writes six bytes for.
    const long = formOf('\u0001'.repeat(174_000))
    const others = Array.from({ length: 20 }, () => forms.keep(long, '198.51.100.1'))
    expect(forms.find(token)).toBeDefined()
    expect(others.filter((other) => forms.find(other) !== undefined)).toEqual(others.slice(-2))
  })

  it('pushes out no more of its own address than it has to', () => {
    const tokens = [1_200_000, 500_000, 500_000].map((length) => forms.keep(formOf('x'.repeat(length)), HOME))
    expect(tokens.filter((token) => forms.find(token) !== undefined)).toEqual(tokens.slice(1))
  })

  it('is dropped when there are too many newer ones', () => {
    const tokens = Array.from({ length: 501 }, (_, index) => forms.keep(formOf(`Ann ${index}`), `192.0.2.${index}`))
    expect(tokens.filter((token) => forms.find(token) === undefined)).toEqual(tokens.slice(0, 1))
  })

  it('is dropped when all together are too large', () => {
    const large = formOf('x'.repeat(64 * 1024))
    const tokens = Array.from({ length: 300 }, (_, index) => forms.keep(large, `192.0.2.${index}`))
    const left = tokens.filter((token) => forms.find(token) !== undefined)
    expect(left.length).toBeGreaterThan(240)
    expect(left.length * 64 * 1024).toBeLessThanOrEqual(16 * 1024 * 1024)
    expect(left).toEqual(tokens.slice(-left.length))
  })
})
