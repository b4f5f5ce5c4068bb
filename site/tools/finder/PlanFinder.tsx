import { useState } from 'react'
import { fieldId } from '../../../contract/form-markup.ts'
import { PlanTermList } from '../../sections/plans/PlanTerms.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { SelectField } from '../../ui/field/SelectField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { ToolForm } from '../ToolForm.tsx'
import { type Chosen, findPlan, type Industry, MAX_RELEASES, readReleases } from './find-plan.ts'
import type { FinderProps } from './finder-props.ts'
import './plan-finder.css'

const SELECTS = ['market', 'industry', 'writing', 'languages', 'deadline'] as const

const formatNumber = (value: number) => value.toLocaleString('en-US')

/** From what a release needs to the plan that covers it and nothing dearer, with its price and the reasons. */
export function PlanFinder(props: FinderProps) {
  const { words, questions } = props
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const [chosen, setChosen] = useState<Chosen>()

  function read(data: FormData): boolean {
    const option = <Option extends { id: string }>({ options }: { options: readonly Option[] }, field: string) =>
      options.find(({ id }) => id === data.get(field))
    const market = option(questions.market, 'market')
    const industry = option(questions.industry, 'industry')
    const writing = option(questions.writing, 'writing')
    const languages = option(questions.languages, 'languages')
    const deadline = option(questions.deadline, 'deadline')
    const releases = readReleases(String(data.get('releases')))
    const { choose, releases: wholeNumber } = words.answer.errors
    setErrors({
      market: market ? undefined : choose,
      industry: industry ? undefined : choose,
      writing: writing ? undefined : choose,
      languages: languages ? undefined : choose,
      deadline: deadline ? undefined : choose,
      releases: releases ? undefined : wholeNumber.replace('{from}', '1').replace('{to}', String(MAX_RELEASES)),
    })
    const isComplete = market && industry && writing && languages && deadline && releases
    const complete = isComplete ? { market, industry, writing, languages, deadline, releases } : undefined
    setChosen(complete)
    return complete !== undefined
  }

  const field = (name: string) => ({
    id: fieldId('finder', name),
    name,
    error: errors[name],
    errorPrefix: words.errorPrefix,
    required: true,
    autoComplete: 'off',
  })
  const found = chosen && findPlan(chosen, props.plans)
  return (
    <ToolForm
      id="finder"
      words={words}
      onSubmit={read}
      heading={`${words.result.heading} ${found?.plan?.name ?? words.customName}`}
      answer={chosen && <FinderAnswer {...props} chosen={chosen} />}
    >
      {SELECTS.map((name) => (
        <SelectField
          key={name}
          {...field(name)}
          label={questions[name].label}
          prompt={words.prompt}
          options={questions[name].options.map(({ id, label }) => ({ value: id, label }))}
        />
      ))}
      {/* A number field of the browser takes no Thai digits. */}
      <TextField {...field('releases')} label={words.releases} inputMode="numeric" defaultValue={1} />
    </ToolForm>
  )
}

/** How many outlets have the field as their main one, where the release should run, or that others carry it. */
function outletsOf(industry: Industry, market: string, fields: FinderProps['words']['answer']['fields']): string {
  if (industry.ask) return fields.ask
  const all = ['thailand', 'abroad'] as const
  const chosen = all.filter((where) => where === market)
  return (chosen.length > 0 ? chosen : all)
    .map((where) => {
      const outlets = industry[where]
      return outlets === undefined ? fields[`${where}None`] : fields[where].replace('{n}', formatNumber(outlets))
    })
    .join(' ')
}

/** The plan that was found: its price, what each choice had to do with it, what it includes, and the way to the form. */
function FinderAnswer({ words, questions, plans, customHref, whenHref, chosen }: FinderProps & { chosen: Chosen }) {
  const { answer, result } = words
  const { plan, total, cheaper, isDearest, sameDay } = findPlan(chosen, plans)
  const { releases } = chosen
  const price =
    total === undefined
      ? answer.quotation
      : (releases === 1 ? answer.one : answer.many)
          .replace('{n}', formatNumber(releases))
          .replace('{total}', answer.price.replace('{n}', formatNumber(total)))
  const reasons = [
    ...SELECTS.map((name) => ({
      label: questions[name].label,
      chosen: chosen[name].label,
      why: name === 'industry' ? outletsOf(chosen.industry, chosen.market.id, answer.fields) : chosen[name].why,
    })),
    {
      label: words.releases,
      chosen: formatNumber(releases),
      why: plan ? (releases === 1 ? answer.single : answer.several) : answer.quotation,
    },
  ]
  const below = cheaper ? answer.lacks[cheaper.lacks].replace('{name}', cheaper.name) : answer.cheapest
  const choose = (name: string) => words.choose.replace('{name}', name)
  return (
    <>
      <p className="plan-price">{price}</p>
      {plan && (
        <p>
          {result.tax} {sameDay && result.fee}
        </p>
      )}
      {plan && releases > 1 && (
        <p>
          {result.series} <a href={customHref}>{choose(words.customName)}</a>
        </p>
      )}
      <div className="split finder-columns">
        <div>
          <h4 className="ruled-heading">{result.why}</h4>
          <dl className="rows facts finder-reasons">
            {reasons.map((reason) => (
              <div key={reason.label}>
                <dt>{reason.label}</dt>
                <dd>
                  <strong>{reason.chosen}</strong> {reason.why}
                </dd>
              </div>
            ))}
          </dl>
          {plan && <p>{isDearest ? below : `${below} ${answer.dearer}`}</p>}
        </div>
        {plan ? (
          <div>
            <h4 className="ruled-heading">{result.included}</h4>
            <PlanTermList terms={plan.terms} />
            <ul className="rows">
              {plan.included.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p className="actions">
              <ButtonLink href={plan.signupHref}>{choose(plan.name)}</ButtonLink>
              <MoreLink href={plan.href} text={words.details} about={words.detailsAbout.replace('{name}', plan.name)} />
            </p>
          </div>
        ) : (
          <div>
            <p>{result.custom}</p>
            <p className="actions">
              <ButtonLink href={customHref}>{choose(words.customName)}</ButtonLink>
            </p>
          </div>
        )}
      </div>
      <a className="text-link" href={whenHref}>
        {result.when}
      </a>
    </>
  )
}
