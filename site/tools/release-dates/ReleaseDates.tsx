import { useEffect, useRef, useState } from 'react'
import { fieldId } from '../../../contract/form-markup.ts'
import type { Locale } from '../../../contract/locale.ts'
import { BANGKOK } from '../../../contract/office-days.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/field/CheckboxField.tsx'
import { SelectField } from '../../ui/field/SelectField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { ToolForm } from '../ToolForm.tsx'
import { answerQuestion, type Question, readQuestion } from './answer-question.ts'
import { releaseCalendar } from './calendar.ts'
import type { ReleaseDatesProps } from './release-dates-props.ts'
import { readingAt, writtenReading } from './zoned-clock.ts'
import './release-dates.css'

/** How this browser calls a zone: Chromium says `Asia/Calcutta` for `Asia/Kolkata`. An older one may not know the zone. */
function nameHere(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return timeZone
  }
}

/** From the moment of approval to the hours between which a release is sent. */
export function ReleaseDates(props: ReleaseDatesProps) {
  const { words, zones } = props
  const { form } = words
  const [errors, setErrors] = useState<ReturnType<typeof readQuestion>['errors']>({})
  const [question, setQuestion] = useState<Question>()
  const approved = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLSelectElement>(null)

  // A form in which nothing is chosen yet starts from here and now, which the server cannot know.
  useEffect(() => {
    if (!approved.current || !zone.current || approved.current.value || zone.current.value) return
    const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
    zone.current.value = zones.find(({ code }) => nameHere(code) === here)?.code ?? ''
    approved.current.value = writtenReading(readingAt(Date.now(), zone.current.value || BANGKOK))
  }, [zones])

  function read(data: FormData): boolean {
    const asked = readQuestion(data, words.answer.errors)
    setErrors(asked.errors)
    setQuestion(asked.question)
    return asked.question !== undefined
  }

  const field = (name: string) => ({
    id: fieldId('when', name),
    name,
    errorPrefix: words.errorPrefix,
    autoComplete: 'off',
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
        ref={approved}
        {...field('approved')}
        {...form.approved}
        error={errors.approved}
      />
      <SelectField options={options} ref={zone} {...field('zone')} {...form.zone} />
      <TextField type="datetime-local" {...field('embargo')} {...form.embargo} error={errors.embargo} />
      <SelectField
        options={[{ value: BANGKOK, label: form.zone.prompt }, ...options]}
        {...field('embargoZone')}
        {...form.embargoZone}
      />
      <div className="wide">
        <CheckboxField {...field('speed')} label={form.sameDay} />
      </div>
    </ToolForm>
  )
}

/** Offers a text as a file of the visitor's own. */
function download(text: string, name: string, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

interface DatesAnswerProps extends ReleaseDatesProps {
  locale: Locale
  question: Question
}

/** The way of a release down the wire, hour by hour. */
function DatesAnswer({ words, rules, zones, product, locale, question }: DatesAnswerProps) {
  const { result } = words
  const answer = answerQuestion(question, { rules, words: words.answer, zones, locale })
  const keep = () => {
    const written = { moment: Date.now(), host: location.host, product, locale }
    download(releaseCalendar(question, answer, words.answer.calendar, written), 'press-release.ics', 'text/calendar')
  }
  return (
    <>
      <dl className="when-moments">
        {answer.moments.map(({ name, bangkok, yours }) => (
          <div key={name} data-moment={name}>
            <dt>{result.moments[name]}</dt>
            <dd>
              <small>{result.bangkok}</small> {bangkok}
            </dd>
            {answer.place && (
              <dd>
                <small>{answer.place}</small> {yours}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {answer.embargo && (
        <p>
          <strong>{answer.embargo}</strong>
        </p>
      )}
      {answer.closed && <p>{answer.closed}</p>}
      {result.uncounted && <p>{result.uncounted}</p>}
      {question.sameDay && <p>{result.fee}</p>}
      {answer.isUnknown && <p>{result.unknown}</p>}
      <p>{result.choice}</p>
      <p>
        <Button kind="quiet" onClick={keep}>
          {result.calendar}
        </Button>
      </p>
    </>
  )
}
