import { expect, test } from 'vitest'
import { mistakesAfter } from './fixture-content.ts'

test('a field that is asked about first has no number of outlets, which nobody would be shown', () => {
  const found = mistakesAfter(({ change }) =>
    change('en/finder.yaml', 'label: Business, abroad:', 'label: Business, ask: true, abroad:'),
  )
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^content\/en\/finder\.yaml:\d+:\d+ questions\.industry\.options\.0\.ask: asks which field it is, so that no number of outlets is shown;/,
      ),
    ]),
  )
})
