import { beforeEach, describe, expect, it } from 'vitest'
import { type Answer, type AnswerStore, answerStore } from './answer-store.ts'

const MINUTE = 60_000

const answerOf = (fullName: string): Answer => ({
  form: 'signup',
  locale: 'en',
  outcome: 'invalid',
  values: { fullName },
  errors: [],
})

let time: number
let answers: AnswerStore
beforeEach(() => {
  time = 0
  answers = answerStore(() => time)
})

describe('a kept answer', () => {
  it('is found by its token, as often as the page is loaded', () => {
    const token = answers.keep(answerOf('Ann'))
    expect(answers.find(token)).toEqual(answerOf('Ann'))
    expect(answers.find(token)).toEqual(answerOf('Ann'))
  })

  it('has a token nobody can guess', () => {
    const tokens = Array.from({ length: 100 }, () => answers.keep(answerOf('Ann')))
    expect(new Set(tokens).size).toBe(100)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/)
    expect(answers.find('')).toBeUndefined()
    expect(answers.find('constructor')).toBeUndefined()
  })

  it('is forgotten after a quarter of an hour', () => {
    const token = answers.keep(answerOf('Ann'))
    time = 15 * MINUTE - 1
    expect(answers.find(token)).toBeDefined()
    time = 15 * MINUTE
    expect(answers.find(token)).toBeUndefined()
  })

  it('gives way when there are too many', () => {
    const tokens = Array.from({ length: 501 }, (_, index) => answers.keep(answerOf(`Ann ${index}`)))
    expect(tokens.filter((token) => answers.find(token) === undefined)).toEqual(tokens.slice(0, 1))
  })

  it('gives way when they are too large together', () => {
    const large = answerOf('x'.repeat(32 * 1024))
    const tokens = Array.from({ length: 300 }, () => answers.keep(large))
    const left = tokens.filter((token) => answers.find(token) !== undefined)
    expect(left.length).toBeGreaterThan(240)
    expect(left.length * 32 * 1024).toBeLessThanOrEqual(8 * 1024 * 1024)
    expect(left).toEqual(tokens.slice(-left.length))
  })
})
