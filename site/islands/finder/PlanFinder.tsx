import { Fragment, useState } from 'react'
import { fieldId } from '../../../contract/form-markup.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { KeptWords } from '../../ui/KeptWords.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { ToolForm } from '../tool/ToolForm.tsx'
import { CHOICES, type ChoiceName, findPlan, MAX_RELEASES, parseReleases } from './find-plan.ts'
import type { FinderProps } from './finder-props.ts'
import './plan-finder.css'

type Choices = { [Name in ChoiceName]: FinderProps['questions'][Name]['options'][number] }

const groupDigits = (value: number) => value.toLocaleString('en-US')

/** Asks six questions and shows the cheapest plan that covers the answers, with its price and the reasons. */
export function PlanFinder(props: FinderProps) {
  const { words, questions } = props
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const [answered, setAnswered] = useState<{ choices: Choices; releases: number }>()

  function read(data: FormData): boolean {
    const choices: Partial<Record<ChoiceName, unknown>> = {}
    for (const name of CHOICES) choices[name] = questions[name].options.find(({ id }) => id === data.get(name))
    const releases = parseReleases(String(data.get('releases')))
    const { choose, releases: wholeNumber } = words.answer.errors
    const missing = CHOICES.filter((name) => !choices[name])
    setErrors({
      ...Object.fromEntries(missing.map((name) => [name, choose])),
      releases: releases ? undefined : wholeNumber.replace('{from}', '1').replace('{to}', String(MAX_RELEASES)),
    })
    const isComplete = missing.length === 0 && releases !== undefined
    setAnswered(isComplete ? { choices: choices as Choices, releases } : undefined)
    return isComplete
  }

  const field = (name: string) => ({
    id: fieldId('finder', name),
    name,
    error: errors[name],
    errorPrefix: words.errorPrefix,
    required: true,
  })
  const found = answered && findPlan(answered.choices, answered.releases, props.plans)
  return (
    <ToolForm
      id="finder"
      words={words}
      onSubmit={read}
      heading={`${words.result.heading} ${found?.plan?.name ?? words.customName}`}
      answer={found && <FinderAnswer {...props} {...answered} found={found} />}
    >
      {CHOICES.map((name) => (
        <SelectField
          key={name}
          {...field(name)}
          label={questions[name].label}
          prompt={words.prompt}
          options={questions[name].options.map(({ id, label }) => ({ value: id, label }))}
        />
      ))}
      {/* `type=number` accepts no Thai digits. */}
      <TextField {...field('releases')} label={words.releases} inputMode="numeric" defaultValue={1} />
    </ToolForm>
  )
}

/** Says how many outlets in the chosen markets have the industry as their main industry. */
function describeOutlets(
  { industry: { outlets, ask }, market }: Choices,
  fields: FinderProps['words']['answer']['fields'],
) {
  if (ask) return fields.ask
  const lists = ['thailand', 'abroad'] as const
  const chosen = lists.filter((list) => list === market.id)
  return (chosen.length > 0 ? chosen : lists)
    .map((list) => {
      const count = outlets[list]
      return count === undefined ? fields[`${list}None`] : fields[list].replace('{n}', groupDigits(count))
    })
    .join(' ')
}

interface FinderAnswerProps extends FinderProps {
  choices: Choices
  releases: number
  found: ReturnType<typeof findPlan<FinderProps['plans'][number]>>
}

/** The price of the plan, what it includes and a link to the form. A closed `<details>` contains the reasons. */
function FinderAnswer({ words, questions, customHref, whenHref, choices, releases, found }: FinderAnswerProps) {
  const { answer, result } = words
  const { plan, total, cheaper, isDearest, sameDay } = found
  const price =
    total === undefined
      ? answer.quotation
      : (releases === 1 ? answer.one : answer.many)
          .replace('{n}', groupDigits(releases))
          .replace('{total}', answer.price.replace('{n}', groupDigits(total)))
  const below = cheaper ? answer.lacks[cheaper.lacks].replace('{name}', cheaper.name) : answer.cheapest
  const choose = (name: string) => words.choose.replace('{name}', name)
  return (
    <>
      <p className="value finder-price">{price}</p>
      {plan ? (
        <Facts items={plan.terms.map(([term, text]) => [term, <KeptWords key={term}>{text}</KeptWords>])} />
      ) : (
        <p>
          <KeptWords>{result.custom}</KeptWords>
        </p>
      )}
      {plan && (
        <p className="note">
          <KeptWords>{result.tax}</KeptWords>{' '}
          {sameDay && (
            <span>
              <KeptWords>{result.fee}</KeptWords>
            </span>
          )}
        </p>
      )}
      <p className="actions">
        <ButtonLink href={plan?.signupHref ?? customHref}>{choose(plan?.name ?? words.customName)}</ButtonLink>
        {plan && (
          <MoreLink href={plan.href} text={words.details} about={words.detailsAbout.replace('{name}', plan.name)} />
        )}
        <a className="text-link" href={whenHref}>
          {result.when}
        </a>
      </p>
      {plan && releases > 1 && (
        <p className="note">
          <KeptWords>{result.series}</KeptWords> <a href={customHref}>{choose(words.customName)}</a>
        </p>
      )}
      <details className="finder-reasons">
        <summary>{result.why}</summary>
        <Facts
          items={CHOICES.map((name) => [
            questions[name].label,
            <Fragment key={name}>
              <strong>{choices[name].label}</strong>{' '}
              <KeptWords>{name === 'industry' ? describeOutlets(choices, answer.fields) : choices[name].why}</KeptWords>
            </Fragment>,
          ])}
        />
        {plan && (
          <p>
            <KeptWords>{isDearest ? below : `${below} ${answer.dearer}`}</KeptWords>
          </p>
        )}
      </details>
    </>
  )
}
