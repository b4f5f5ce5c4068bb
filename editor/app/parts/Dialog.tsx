import { type ReactNode, useEffect, useId, useRef } from 'react'

interface DialogProps {
  heading: string
  onClose: () => void
  children: ReactNode
}

/** Asks something before anything else goes on. Escape is the answer that changes nothing. */
export function Dialog({ heading, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>
  )
}
