import { LINK_ATTRIBUTE } from '../../../contract/answers/answer.ts'
import { WHEN_MOMENTS } from '../../../contract/when/when-answer.ts'
import type { Words } from '../../content/load-content.ts'
import { part } from '../questions/QuestionDesk.tsx'
import { Said } from '../questions/Said.tsx'
import './when-answer.css'

interface MomentProps {
  name: string
  label: string
  bangkok: string
}

/** A moment by two clocks: that of the office and the reader's own, where it is another. */
function Moment({ name, label, bangkok }: MomentProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <small>{bangkok}</small> <Said name={`${name}.bangkok`} />
      </dd>
      <dd {...part('elsewhere')}>
        <small>
          <Said name="place" />
        </small>{' '}
        <Said name={`${name}.yours`} />
      </dd>
    </>
  )
}

interface WhenAnswerProps {
  words: Words['when']['result']
  /** Those whose holidays are known, as the language counts them: `2026–2027`. */
  years: string
  /** Holidays whose dates are not known. */
  open: readonly string[]
}

/** The way of a release down the wire, hour by hour. */
export function WhenAnswer({ words, years, open }: WhenAnswerProps) {
  const { moments, bangkok } = words
  return (
    <>
      <dl className="when-moments">
        {(['approved', ...WHEN_MOMENTS] as const).map((name) => (
          <div key={name} data-moment={name}>
            <Moment name={name} label={moments[name]} bangkok={bangkok} />
          </div>
        ))}
        <div data-moment="embargo" {...part('embargo')}>
          <Moment name="embargo" label={moments.embargo} bangkok={bangkok} />
        </div>
      </dl>
      <p {...part('embargo')}>
        <strong>
          <Said name="embargo.outcome" />
        </strong>{' '}
        <Said name="embargo.approveBy" />
      </p>
      <p {...part('closed')}>
        <Said name="closed" />
      </p>
      {open.length > 0 && <p>{words.uncounted.replace('{name}', open.join(' · '))}</p>}
      <p {...part('fee')}>{words.fee}</p>
      <p {...part('unknown')}>{words.unknown.replace('{n}', years)}</p>
      <p>{words.choice}</p>
      <a className="text-link" download {...{ [LINK_ATTRIBUTE]: 'calendar' }}>
        {words.calendar}
      </a>
    </>
  )
}
