import { render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { LOCALES } from '../../../contract/locale.ts'
import { loadContent } from '../../content/load-content.ts'
import { When } from './When.tsx'

const content = loadContent()

describe.each(LOCALES)('asked in %s when a release is out', (locale) => {
  const words = content[locale]
  const { form, result } = words.when

  beforeEach(() => {
    render(<When words={words} locale={locale} path="/faq" />)
  })

  test('an embargo may be meant by the clock of Bangkok, wherever the approval is given', () => {
    const zones = screen.getByRole('combobox', { name: form.embargoZone.label })
    const offered = within(zones)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value)
    expect(offered.slice(0, 2)).toEqual(['', 'Asia/Bangkok'])
    expect(new Set(offered).size).toBe(offered.length)
  })

  test('the answer names the holidays that it has not counted, because nobody knows their dates', () => {
    expect(words.holidays.open.length).toBeGreaterThan(0)
    const said = screen.getByText((text) => text.startsWith(result.uncounted.split('{name}')[0] ?? ''), {
      ignore: 'dd',
    })
    for (const holiday of words.holidays.open) expect(said.textContent).toContain(holiday)
  })
})
