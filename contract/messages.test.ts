import { describe, expect, it } from 'vitest'
import { messages } from './messages.ts'

/** Every sentence with its path, as in `signup.tooLong.email`. */
const sentencesOf = (branch: object, path = ''): [string, string][] =>
  Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : sentencesOf(value, `${path + key}.`),
  )

describe('the messages', () => {
  it('are Thai in Thai and English in English', () => {
    for (const [path, sentence] of sentencesOf(messages.th)) expect(sentence, path).toMatch(/^[\p{sc=Thai}\d\s,-]+$/u)
    for (const [path, sentence] of sentencesOf(messages.en)) expect(sentence, path).toMatch(/^[\w\s,]+$/)
  })

  it('say the limit that was passed', () => {
    for (const [path, sentence] of sentencesOf(messages)) if (path.includes('tooLong')) expect(sentence).toMatch(/\d/)
    expect(messages.en.contact.tooLong.message).toContain('5,000')
  })
})
