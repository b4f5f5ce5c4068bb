import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/Button.tsx'
import { KeptWords } from '../../ui/KeptWords.tsx'
import { useKeptInput } from '../../ui/use-kept-input.ts'
import './tool-form.css'

interface ToolFormProps {
  id: string
  words: {
    /** The accessible name of the form. */
    label: string
    /** Says which fields are required. */
    needed: string
    submit: string
    /** Says that a field is missing or wrong. */
    mistaken: string
  }
  /** Reads the form. Returns false if a field is missing or wrong. */
  onSubmit: (data: FormData) => boolean
  heading: ReactNode
  answer: ReactNode | undefined
  children: ReactNode
}

/** A form that shows its answer above itself. A submit moves the focus to the answer or to the first wrong field. */
export function ToolForm({ id, words, onSubmit, heading, answer, children }: ToolFormProps) {
  const [hasMistake, setIsMistaken] = useState(false)
  const answerHeading = useRef<HTMLHeadingElement>(null)

  useKeptInput(`#${id} form`)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    flushSync(() => setIsMistaken(!onSubmit(new FormData(form))))
    const mistaken = form.querySelector<HTMLElement>('[aria-invalid=true]')
    ;(mistaken ?? answerHeading.current)?.focus()
  }

  return (
    <div className="tool">
      {hasMistake && (
        <p className="field-error" role="alert">
          <KeptWords>{words.mistaken}</KeptWords>
        </p>
      )}
      {answer && (
        <section className="sheet release" aria-labelledby={`${id}-answer`}>
          <h3 id={`${id}-answer`} tabIndex={-1} ref={answerHeading}>
            {heading}
          </h3>
          {answer}
        </section>
      )}
      <form className="ruled needs-script" aria-label={words.label} autoComplete="off" noValidate onSubmit={submit}>
        <p className="small-print">
          <KeptWords>{words.needed}</KeptWords>
        </p>
        <div className="field-grid">{children}</div>
        <Button type="submit">{words.submit}</Button>
      </form>
    </div>
  )
}
