import { type Locale, localizedPath } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { planTerms } from '../../sections/plans/PlanTerms.tsx'
import { planPath, signupWith } from '../../sections/plans/plan-links.ts'

/** The words and plans of one language that the plan finder shows. */
export function finderProps({ finder, forms, plans, rates, pages }: Words, locale: Locale) {
  const { market, industry, writing, languages, deadline, releases } = finder.questions
  return {
    words: {
      label: finder.heading,
      needed: forms.allRequired,
      submit: finder.submit,
      mistaken: finder.mistaken,
      prompt: finder.prompt,
      errorPrefix: forms.errors.pageTitlePrefix.trim(),
      releases: releases.label,
      result: finder.result,
      answer: finder.answer,
      choose: rates.choose,
      details: rates.details,
      detailsAbout: rates.detailsAbout,
      customName: rates.custom.name,
    },
    questions: {
      market,
      writing,
      languages,
      deadline,
      industry: {
        label: industry.label,
        options: industry.options.map(({ id, label, thailand, abroad, ask }) => ({
          id,
          label,
          thailand: thailand?.figure.value,
          abroad: abroad?.figure.value,
          ask,
        })),
      },
    },
    plans: plans.map((plan, position) => ({
      id: plan.id,
      name: plan.name,
      price: plan.price.figure.value,
      writing: { included: plan.writing.included },
      languages: { count: plan.languages.count },
      terms: planTerms(rates, plan),
      included: [...(pages.pricing.plans[position]?.included ?? [])],
      href: planPath(position, locale),
      signupHref: signupWith(plan.id, locale),
    })),
    customHref: signupWith('custom', locale),
    whenHref: `${localizedPath('/faq', locale)}#when`,
  }
}

export type FinderProps = ReturnType<typeof finderProps>
