import { describe, expect, test } from 'vitest'
import { checkDraft } from './check-draft.ts'
import { getMarkedText, story } from './fixture-draft.ts'

describe('a quote', () => {
  test('that nothing closes is pointed at', () => {
    expect(getMarkedText('quote-open', story('“Nobody will wait six weeks again, said Kanda Wongsakul.'))).toEqual([
      '“',
    ])
  })

  test('of two paragraphs opens twice and closes once', () => {
    const text = story(
      '“Nobody will wait for six weeks,” said Kanda. “The parts are here.',
      '“And so are we, every day.”',
    )
    expect(getMarkedText('quote-open', text)).toEqual([])
  })

  test('has its speaker in the paragraph, or in the one before or after', () => {
    const quote = '“Nobody will wait for six weeks again in this country.”'
    expect(getMarkedText('quote-speaker', story(quote, 'A plant costs more.'))).toHaveLength(1)
    expect(getMarkedText('quote-speaker', story(quote, 'Kanda Wongsakul said it was the only way.'))).toEqual([])
    expect(getMarkedText('quote-speaker', story('Kanda Wongsakul explained:', quote))).toEqual([])
  })

  test('is too long where nobody could say it in one breath', () => {
    const words = 'and this is why '.repeat(16)
    expect(getMarkedText('quote-long', story(`“${words}”, said Kanda Wongsakul.`))).toEqual([words])
  })

  test.each([
    ['‘', '’'],
    ['«', '»'],
    ['« ', ' »'],
    ["'", "'"],
  ])('may stand in %s%s', (opens, closes) => {
    const text = story(
      `${opens}We can’t wait and our customers’ orders don’t, so we go on,${closes} said Kanda Wongsakul. The farmers’ shop is open. ${opens}It is ours.${closes}`,
    )
    const rules = checkDraft(text).remarks.map(({ rule }) => rule)
    for (const rule of ['quote-missing', 'quote-speaker', 'quote-open', 'first-person', 'sentence-long'])
      expect(rules).not.toContain(rule)
  })

  test('is not what stands between apostrophes', () => {
    const text = story(
      'The ‘90s weren’t easy for the farmers’ shops, and we had none. Rock ’n’ roll was all that the villages’ radios had.',
    )
    expect(getMarkedText('quote-missing', text)).toHaveLength(1)
    expect(getMarkedText('first-person', text)).toEqual(['we'])
    const both = '“The ‘90s are over, and nobody waits for us,” said the farmers’ speaker.'
    expect(getMarkedText('quote-open', story(both))).toEqual([])
    expect(getMarkedText('quote-missing', story(both))).toEqual([])
  })

  test('may have another one in it', () => {
    const inner = story('“He told us ‘we will wait for six weeks’ and we did not,” said Kanda Wongsakul.')
    const outer = story('‘He told us “we will wait for six weeks” and we did not,’ said Kanda Wongsakul.')
    for (const text of [inner, outer]) {
      expect(getMarkedText('first-person', text)).toEqual([])
      expect(getMarkedText('quote-speaker', text)).toEqual([])
      expect(getMarkedText('quote-open', text)).toEqual([])
    }
  })

  test('may say what the writer may not', () => {
    const text = story('“We open soon,” said Kanda Wongsakul, “and our friends in the delta know it.”')
    expect(checkDraft(text).remarks.map(({ rule }) => rule)).not.toContain('first-person')
    expect(getMarkedText('date-relative', text)).toEqual([])
  })
})
