import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StateMark } from './StateMark.tsx'

test('each state has its own decorative drawing, in the colors of the tokens', () => {
  const drawn = (['empty', 'failed', 'sent'] as const).map((state) =>
    renderToStaticMarkup(<StateMark state={state} />).replace(`data-state="${state}"`, ''),
  )
  expect(new Set(drawn).size).toBe(3)
  for (const markup of drawn) {
    expect(markup).toContain('aria-hidden="true"')
    expect(markup).not.toMatch(/#[0-9a-f]{3}|rgb|<text/i)
    // A fixed size reserves its space and prevents a layout shift.
    expect(markup).toMatch(/width="64" height="32"/)
  }
})
