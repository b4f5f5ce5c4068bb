import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getWords } from '../../content/content.ts'
import { officeAhead } from '../../content/office.ts'
import { Footer } from './Footer.tsx'

test.each([
  ['en', '2026-12-31T16:59:00Z', '2026'],
  ['en', '2026-12-31T17:00:00Z', '2027'],
  ['th', '2026-12-31T17:00:00Z', '2570'],
] as const)('in %s, a page set at %s is of %s: the year is Bangkok’s', (locale, moment, year) => {
  const now = new Date(moment)
  const words = getWords(locale)
  const { container } = render(
    <Footer words={words} locale={locale} path="/" now={now} office={officeAhead(words, now)} />,
  )
  expect(container.textContent).toContain(words.site.footer.copyright.replace('{year}', year))
})
