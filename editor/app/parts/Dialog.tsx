import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../../site/ui/Button.tsx'

interface Answer {
  label: string
  give: () => void
}

interface DialogProps {
  heading: string
  /** The first is the one that is expected. */
  answers: readonly [Answer, Answer]
  onClose: () => void
  children: ReactNode
}

/** Asks something before anything else goes on. Escape is the answer that changes nothing. */
export function Dialog({ heading, answers: [expected, other], onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{heading}</h2>
      {children}
      <p className="actions">
        <Button onClick={expected.give}>{expected.label}</Button>
        <Button kind="quiet" onClick={other.give}>
          {other.label}
        </Button>
      </p>
    </dialog>
  )
}
