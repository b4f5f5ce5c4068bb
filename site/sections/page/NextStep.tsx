import type { ReactNode } from 'react'
import { Phrases } from '../../ui/Phrases.tsx'
import './page.css'

interface NextStepProps {
  heading: string
  text: string
  /** A way to ask beside them. */
  beside?: ReactNode
  /** The ways on, the primary one first. */
  children: ReactNode
}

/** The end of every inner page: what the reader may do now. */
export function NextStep({ heading, text, beside, children }: NextStepProps) {
  return (
    <section className="section next-step" aria-labelledby="next-step-heading">
      <div className="split">
        <h2 id="next-step-heading">
          <Phrases>{heading}</Phrases>
        </h2>
        <div>
          <p>{text}</p>
          <p className="actions">{children}</p>
          {beside}
        </div>
      </div>
    </section>
  )
}
