import type { Words } from '../content/load-content.ts'
import { Button } from '../ui/Button.tsx'

const STATES = ['', 'shown-hover', 'shown-hover shown-active', 'shown-focus-visible'] as const

interface ControlProps {
  className: string
  disabled?: boolean
}

/** Every kind of control: at rest, under a pointer, pressed, focused and, where it can be, out of use or at work. */
export function ControlStates({ words: { site, home, faq, forms } }: { words: Words }) {
  const controls = {
    primary: (state: ControlProps) => <Button {...state}>{site.actions.getStarted}</Button>,
    quiet: (state: ControlProps) => (
      <Button kind="quiet" {...state}>
        {site.actions.contact}
      </Button>
    ),
    busy: ({ className }: ControlProps) => (
      <Button busy className={className}>
        {forms.signup.submitting}
      </Button>
    ),
    link: ({ className }: ControlProps) => (
      <a href="#top" className={`text-link ${className}`}>
        {home.services.learnMore}
      </a>
    ),
    menu: ({ className, ...state }: ControlProps) => (
      <button type="button" className={`menu-button ${className}`} {...state}>
        {site.header.services}
      </button>
    ),
    dot: ({ className, ...state }: ControlProps) => (
      <span className="carousel-dots">
        <button type="button" className={className} aria-label={home.testimonials.goToSlide} {...state} />
      </span>
    ),
    question: ({ className }: ControlProps) => (
      <details>
        <summary className={className}>{faq[0]?.question}</summary>
      </details>
    ),
    select: ({ className, ...state }: ControlProps) => (
      <select className={`control ${className}`} aria-label={forms.signup.fields.serviceInterest.label} {...state}>
        <option>{forms.signup.fields.serviceInterest.choose}</option>
      </select>
    ),
    checkbox: (state: ControlProps) => (
      <span className="checkbox">
        <input type="checkbox" aria-label={forms.signup.fields.termsAccepted.link} {...state} />
      </span>
    ),
  }
  return Object.entries(controls).map(([name, Control]) => (
    <div key={name} className="row">
      {STATES.map((state) => (
        <Control key={state} className={state} />
      ))}
      <Control className="" disabled />
    </div>
  ))
}
