import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { loadContent } from '../../content/load-content.ts'
import { FinderFields } from './FinderFields.tsx'

test('the number of releases may be typed in Thai digits', async () => {
  const { finder } = loadContent().th
  render(<FinderFields words={finder} errorPrefix="" />)
  const releases = screen.getByRole('textbox', { name: finder.questions.releases.label })
  await userEvent.clear(releases)
  await userEvent.type(releases, '๑๒')
  expect(releases).toHaveValue('๑๒')
})
