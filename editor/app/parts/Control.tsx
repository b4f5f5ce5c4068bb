import { type KeyboardEvent, useId } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import { classNames } from '../../../site/ui/class-names.ts'
import type { Input, Value } from '../../protocol.ts'
import { useEditor } from '../state/editor.tsx'
import { shown, typed } from '../state/unseen.ts'

interface ControlProps {
  /** What a screen reader hears before the language: which text this is. */
  name: string
  /** The visible label. */
  label: string
  hint?: string
  /** `line` is a text that is always short. */
  input: Input | 'line'
  choices?: readonly Value[] | undefined
  value: Value
  lang?: Locale | undefined
  problem?: string | undefined
  onType: (value: Value) => void
  onFocus?: () => void
  onSave?: () => void
}

/** Digits become a number, as the file has it; anything else is left for the check to refuse in its words. */
const numberOf = (text: string): Value => (/^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : text)

/** A field for one value in one language. */
export function Control(props: ControlProps) {
  const { name, label, hint, input, choices = [], value, lang, problem, onType, onFocus, onSave } = props
  const { words } = useEditor()
  const id = useId()
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
  const text = shown(String(value))
  const field = () => {
    if (input === 'switch')
      return (
        <select {...common} value={String(value)} onChange={({ target }) => onType(target.value === 'true')}>
          <option value="true">{words.field.yes}</option>
          <option value="false">{words.field.no}</option>
        </select>
      )
    if (input === 'choice')
      return (
        <select
          {...common}
          value={String(value)}
          onChange={({ target }) => onType(choices.find((choice) => String(choice) === target.value) ?? target.value)}
        >
          {choices.map((choice) => (
            <option key={String(choice)} value={String(choice)}>
              {words.choices[String(choice)] ?? (String(choice) || words.changes.nothing)}
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
        onChange={({ target }) => onType(input === 'number' ? numberOf(target.value) : target.value)}
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
          {words.problem(problem)}
        </p>
      )}
    </div>
  )
}
