import { useEffect, useRef, useState } from 'react'
import { fieldId } from '../../../contract/form-markup.ts'
import { BANGKOK } from '../../../contract/office-days.ts'
import { CheckboxField, SelectField, TextField } from '../../ui/Field.tsx'
import { ToolForm } from '../tool/ToolForm.tsx'
import { DatesAnswer, type ZonedQuestion } from './DatesAnswer.tsx'
import type { ReleaseDatesProps } from './ReleaseDatesSection.tsx'
import { formatReading, parseReading, readClock, toMoment } from './zoned-clock.ts'

/** Returns the browser's name of a zone. Chromium says `Asia/Calcutta` for `Asia/Kolkata`. */
const getBrowserName = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone

export function ReleaseDates(props: ReleaseDatesProps) {
  const { words, zones } = props
  const { form } = words
  const [errors, setErrors] = useState<{ approved?: string; embargo?: string }>({})
  const [question, setQuestion] = useState<ZonedQuestion>()
  const approvedField = useRef<HTMLInputElement>(null)
  const embargoField = useRef<HTMLInputElement>(null)
  const zoneField = useRef<HTMLSelectElement>(null)

  // Fills in the visitor's time zone and time, which the server cannot know.
  useEffect(() => {
    const [approved, zone] = [approvedField.current, zoneField.current]
    if (!approved || !zone || approved.value || zone.value) return
    // A date that is being typed has no value yet.
    if (document.activeElement === approved) return
    const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
    zone.value = zones.find(({ code }) => getBrowserName(code) === here)?.code ?? ''
    approved.value = formatReading(readClock(Date.now(), zone.value || BANGKOK))
  }, [zones])

  /** Reads the form. Its times are in the chosen zones. */
  function read(data: FormData): boolean {
    const { missing, unreadable, embargo: wrongEmbargo } = words.answer.errors
    const value = (name: string) => String(data.get(name) ?? '')
    // A browser's value is empty if only a part is filled in, or if there is no such day.
    const isEmpty = (input: HTMLInputElement | null) => input?.value === '' && !input.validity.badInput
    const zone = value('zone') || BANGKOK
    const [approved, embargo] = [parseReading(value('approved')), parseReading(value('embargo'))]
    const isEmbargoWrong = embargo === undefined && !isEmpty(embargoField.current)
    setErrors({
      ...(approved === undefined && { approved: isEmpty(approvedField.current) ? missing : unreadable }),
      ...(isEmbargoWrong && { embargo: wrongEmbargo }),
    })
    const isComplete = approved !== undefined && !isEmbargoWrong
    setQuestion(
      isComplete
        ? {
            approved: toMoment(approved, zone),
            zone,
            sameDay: data.get('speed') !== null,
            embargo: embargo && toMoment(embargo, value('embargoZone') || zone),
          }
        : undefined,
    )
    return isComplete
  }

  const field = (name: string) => ({
    id: fieldId('when', name),
    name,
    errorPrefix: words.errorPrefix,
  })
  const options = zones.map(({ code, label }) => ({ value: code, label }))
  return (
    <ToolForm
      id="when"
      words={words}
      onSubmit={read}
      heading={words.result.heading}
      answer={question && <DatesAnswer {...props} question={question} />}
    >
      <TextField
        type="datetime-local"
        required
        ref={approvedField}
        {...field('approved')}
        {...form.approved}
        error={errors.approved}
      />
      <SelectField options={options} ref={zoneField} {...field('zone')} {...form.zone} />
      <TextField
        type="datetime-local"
        ref={embargoField}
        {...field('embargo')}
        {...form.embargo}
        error={errors.embargo}
      />
      <SelectField
        options={[{ value: BANGKOK, label: form.zone.prompt }, ...options]}
        {...field('embargoZone')}
        {...form.embargoZone}
      />
      <CheckboxField {...field('speed')} label={form.sameDay} />
    </ToolForm>
  )
}
