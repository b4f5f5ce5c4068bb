import type { ReactNode } from 'react'
import { Phrases } from '../../ui/Phrases.tsx'
import './next-step.css'

interface NextStepProps {
  heading: string
  text: string
  /** The ways on, the primary one first. */
  children: ReactNode
}

/** The end of every inner page: what the reader may do now. */
export function NextStep({ heading, text, children }: NextStepProps) {
  return (
    <section className="section next-step" aria-labelledby="next-step-heading">
      <div className="next-step-slip">
        <h2 id="next-step-heading">
          <Phrases>{heading}</Phrases>
        </h2>
        <div>
          <p>{text}</p>
          <p className="actions">{children}</p>
        </div>
      </div>
    </section>
  )
}
