import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'

interface ButtonStatesProps {
  label: string
  /** While it is being sent. */
  busyLabel: string
  link: string
}

const POINTED_AT = ['shown-hover', 'shown-hover shown-active', 'shown-focus'] as const

/** Each kind of button: at rest, under a pointer, pressed, focused, busy; and the link that stands in a text's place. */
export function ButtonStates({ label, busyLabel, link }: ButtonStatesProps) {
  return (
    <div className="row">
      {(['primary', 'quiet'] as const).map((kind) => (
        <div key={kind} className="row">
          <ButtonLink href="#top" kind={kind}>
            {label}
          </ButtonLink>
          {POINTED_AT.map((state) => (
            <Button key={state} kind={kind} className={state}>
              {label}
            </Button>
          ))}
          <Button kind={kind} busy disabled>
            {busyLabel}
          </Button>
        </div>
      ))}
      {['', 'shown-hover', 'shown-focus'].map((state) => (
        <a key={state} className={`text-link ${state}`} href="#top">
          {link}
        </a>
      ))}
    </div>
  )
}
