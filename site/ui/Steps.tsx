import { classNames } from './class-names.ts'
import { Phrases } from './Phrases.tsx'

interface StepsProps {
  /** A step of one sentence has no title. */
  steps: readonly { title?: string; text: string }[]
  /** The level of each step's title. */
  headingLevel?: 'h3' | 'h4'
  /** Vertical at every width. Otherwise the steps stand side by side from tablet width on. */
  down?: boolean
}

/** Numbered steps along a wire of their own. */
export function Steps({ steps, headingLevel: Heading = 'h3', down = false }: StepsProps) {
  return (
    <ol className={classNames('steps', down && 'steps-down')}>
      {steps.map(({ title, text }) => (
        <li key={text}>
          {title && (
            <Heading>
              <Phrases>{title}</Phrases>
            </Heading>
          )}
          <p className="secondary">{text}</p>
        </li>
      ))}
    </ol>
  )
}
