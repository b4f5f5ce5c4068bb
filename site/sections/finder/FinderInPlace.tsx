import { NotedHeading } from '../../ui/NotedHeading.tsx'
import { PlaceMark } from '../page/LedgerMark.tsx'
import { planPath } from '../plans/plan-links.ts'
import { QuestionDesk } from '../questions/QuestionDesk.tsx'
import { type FinderProps, finderDeskProps } from './Finder.tsx'

/**
 * The plan finder within the plans of the home page, whose script brings it there. Should the script then fail, the form leads
 * to a plan's own page, which answers.
 */
export function FinderInPlace(props: Omit<FinderProps, 'path'>) {
  const { words, locale } = props
  const { finder, ledger } = words
  return (
    <section id="finder" className="finder finder-in-place" aria-labelledby="finder-heading">
      <NotedHeading
        level="h3"
        id="finder-heading"
        tabIndex={-1}
        reference={<PlaceMark ledger={ledger} place="finder" />}
      >
        {finder.heading}
      </NotedHeading>
      <p>{finder.lead}</p>
      <QuestionDesk {...finderDeskProps({ ...props, path: planPath(1, locale) })} />
    </section>
  )
}
