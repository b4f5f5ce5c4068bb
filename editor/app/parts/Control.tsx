import { type KeyboardEvent, useId, useState } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import { classNames } from '../../../site/ui/class-names.ts'
import type { Input, MaybeValue, Value } from '../../protocol.ts'
import { useEditor } from '../state/editor.tsx'
import { numberOf } from '../state/number-of.ts'
import { shown, typed } from '../state/unseen.ts'

interface ControlProps {
  /** What a screen reader hears before the language: which text this is. */
  name: string
  /** The visible label. */
  label: string
  hint?: string | undefined
  /** `line` is a text that is always short. */
  input: Input | 'line'
  choices?: readonly Value[] | undefined
  value: MaybeValue
  /** Emptied, its key is no longer in the file. */
  isOptional?: boolean
  lang?: Locale | undefined
  problem?: string | undefined
  onType: (value: MaybeValue) => void
  onFocus?: () => void
  onSave?: () => void
}

/** A field for one value in one language. */
export function Control(props: ControlProps) {
  const { name, label, hint, input, choices = [], value, isOptional, lang, problem, onFocus, onSave } = props
  const onType = (typed: Value) => props.onType(isOptional && typed === '' ? null : typed)
  const { words } = useEditor()
  const id = useId()
  // On the way to `0.05` and to `20000` stand `0.0` and `0000`: shown as the numbers that they are, they would take other digits next.
  const [digits, setDigits] = useState<string>()
  const common = {
    id,
    className: 'control',
    lang,
    onFocus,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': classNames(hint && `${id}-hint`, problem && `${id}-problem`) || undefined,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onSave?.()
    },
  } as const
  const isAsTyped = digits !== undefined && numberOf(digits) === value
  const text = isAsTyped ? digits : shown(String(value ?? ''))
  const typeNumber = (text: string) => {
    setDigits(text)
    onType(numberOf(text))
  }
  const nameOf = (choice: Value) =>
    typeof choice === 'boolean'
      ? words.field[choice ? 'yes' : 'no']
      : (words.choices[String(choice)] ?? (String(choice) || words.changes.nothing))
  const field = () => {
    const possible = input === 'switch' ? [true, false] : choices
    // What no schema knows is still what stands there: a list without it would show its first choice instead.
    const isOther = value !== null && !possible.some((choice) => String(choice) === String(value))
    const offered = isOther ? [value, ...possible] : possible
    if (input === 'switch' || input === 'choice')
      return (
        <select
          {...common}
          value={String(value ?? '')}
          onChange={({ target }) => onType(offered.find((choice) => String(choice) === target.value) ?? target.value)}
        >
          {(isOptional || value === null) && <option value="">{words.field.unset}</option>}
          {offered.map((choice) => (
            <option key={String(choice)} value={String(choice)}>
              {nameOf(choice)}
            </option>
          ))}
        </select>
      )
    if (input === 'text')
      return <textarea {...common} rows={1} value={text} onChange={({ target }) => onType(typed(target.value))} />
    return (
      <input
        {...common}
        type={input === 'day' ? 'date' : 'text'}
        inputMode={input === 'number' ? 'decimal' : undefined}
        list={input === 'figure' ? 'figures' : undefined}
        value={text}
        onChange={({ target }) => (input === 'number' ? typeNumber(target.value) : onType(target.value))}
        onBlur={() => setDigits(undefined)}
      />
    )
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        <span className="sr-only">{name}: </span>
        {label}
      </label>
      {field()}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="field-error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}
