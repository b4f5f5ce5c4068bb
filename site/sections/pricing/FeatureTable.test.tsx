import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getWords } from '../../content/content.ts'
import { FeatureTable } from './FeatureTable.tsx'

const { plans, pages, report } = getWords('en')
const { shared, features } = pages.pricing

test('the link to the sample report stands in the row of the report, as words of their own', () => {
  const [current] = plans
  if (!current) throw new Error('there is no plan')
  render(
    <FeatureTable
      words={shared.table}
      features={features}
      plans={plans}
      current={current.name}
      report={{ href: '#sample-report', text: report.link }}
    />,
  )
  const link = screen.getByRole('link', { name: report.link })
  const feature = features.find((each) => each.report)
  expect(link.closest('th')?.textContent ?? '').toBe(`${feature?.text} ${report.link}`)
})
