import { classNames } from './class-names.ts'
import './steps.css'

interface StepsProps {
  steps: readonly { title: string; text: string }[]
  /** The level of each step's title. */
  headingLevel: 'h3' | 'h4'
  className?: string
}

/** Numbered steps along a wire of their own. */
export function Steps({ steps, headingLevel: Heading, className }: StepsProps) {
  return (
    <ol className={classNames('steps', className)}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
