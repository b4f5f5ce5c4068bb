import type { Words } from '../../words/words.ts'
import { useEditor } from '../state/editor.tsx'
import { fileAddress, NEW_ENTRY } from '../state/route.ts'

/** Where the jobs that come up most begin, in the order of the guide. */
const JOBS: readonly (readonly [keyof Words['welcome']['jobs'], string])[] = [
  ['price', fileAddress('shared/facts.yaml', ['plans'])],
  ['figure', fileAddress('shared/facts.yaml')],
  ['article', '#/article'],
  ['question', fileAddress('faq.yaml', [NEW_ENTRY])],
  ['testimonial', fileAddress('samples.yaml', ['testimonials', NEW_ENTRY])],
  ['holiday', fileAddress('shared/holidays.yaml', ['moving'])],
  ['office', fileAddress('shared/identity.yaml')],
  ['undo', '#/changes'],
]

/** What somebody sees who has just come. */
export function WelcomeView() {
  const { words } = useEditor()
  const { heading, lead, begin, jobs } = words.welcome
  return (
    <>
      <header className="view-head">
        <h1>{heading}</h1>
        <p>{lead}</p>
      </header>
      <section className="group" data-depth="0">
        <h2>{begin}</h2>
        <ul className="jobs">
          {JOBS.map(([job, address]) => (
            <li key={job}>
              <a href={address}>{jobs[job]}</a>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
