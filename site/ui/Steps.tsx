import { classNames } from './class-names.ts'
import './steps.css'

interface StepsProps {
  /** Names the list, if no heading does. */
  label?: string
  steps: readonly { title: string; text: string }[]
  /** Vertical at every width. Otherwise the steps are side by side from the tablet breakpoint. */
  isVertical?: boolean
}

export function Steps({ label, steps, isVertical = false }: StepsProps) {
  return (
    <ol className={classNames('steps', isVertical && 'steps-down')} aria-label={label}>
      {steps.map(({ title, text }) => (
        <li key={text}>
          <h3>{title}</h3>
          <p className="secondary">{text}</p>
        </li>
      ))}
    </ol>
  )
}
