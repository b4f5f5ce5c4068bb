import { Phrases } from '../../ui/Phrases.tsx'
import { planPath } from '../plans/plan-links.ts'
import { QuestionDesk } from '../questions/QuestionDesk.tsx'
import { type FinderProps, finderDeskProps } from './Finder.tsx'

/**
 * The plan finder within the plans of the home page, whose script brings it there. Should the script then fail, the form leads
 * to a plan's own page, which answers.
 */
export function FinderInPlace(props: Omit<FinderProps, 'path'>) {
  const { words, locale } = props
  const { finder } = words
  return (
    <section id="finder" className="finder finder-in-place" aria-labelledby="finder-heading">
      <h3 id="finder-heading" tabIndex={-1}>
        <Phrases>{finder.heading}</Phrases>
      </h3>
      <p>{finder.lead}</p>
      <QuestionDesk {...finderDeskProps({ ...props, path: planPath(1, locale) })} />
    </section>
  )
}
