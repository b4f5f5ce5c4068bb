import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LOCALES } from '../../../contract/locale.ts'
import { EditionLine } from './EditionLine.tsx'

test.each(LOCALES)(
  "in %s the line under the name says issue and day, and no program takes them for the page's",
  (locale) => {
    const edition = { day: 'Day', night: 'Night', issue: 'No. {n}' }
    const { container } = render(<EditionLine words={edition} now={new Date('2026-02-01T05:00:00Z')} locale={locale} />)
    expect(container).toHaveTextContent(locale === 'en' ? /32 · February 1, 2026$/ : /32 · 1 กุมภาพันธ์ 2569$/)
    expect(container.querySelector('time')).toBeNull()
  },
)
