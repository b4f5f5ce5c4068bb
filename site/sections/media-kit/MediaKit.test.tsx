import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LOCALES } from '../../../contract/locale.ts'
import { getContent } from '../../content/content.ts'
import { Boilerplate } from './MediaKit.tsx'

test.each(LOCALES)('in %s, each boilerplate text has a button that copies it', (locale) => {
  const { boilerplate } = getContent(locale).pages['media-kit']
  const { container } = render(<Boilerplate words={boilerplate} />)
  for (const { text, copy } of [boilerplate.short, boilerplate.long]) {
    expect(container.textContent).toContain(text)
    expect(screen.getByRole('button', { name: copy })).toHaveAttribute('data-copy', text)
  }
})
