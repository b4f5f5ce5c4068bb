import { localizedPath } from '../../../contract/locale.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { planPath, signupPath } from '../../sections/plans/plan-links.ts'
import { getPlanTerms } from '../../sections/plans/plan-terms.ts'

export function getFinderProps({ finder, forms, plans, planTerms, locale }: SiteContent) {
  const { prompt, submit, mistaken, result, answer } = finder
  const { industry, releases, ...questions } = finder.questions
  return {
    words: {
      label: finder.heading,
      needed: forms.allRequired,
      errorPrefix: forms.errors.pageTitlePrefix.trim(),
      releases: releases.label,
      choose: planTerms.choose,
      details: planTerms.details,
      detailsAbout: planTerms.detailsAbout,
      customName: planTerms.custom.name,
      prompt,
      submit,
      mistaken,
      result,
      answer,
    },
    questions: {
      ...questions,
      industry: {
        label: industry.label,
        options: industry.options.map(({ id, label, thailand, abroad, ask }) => ({
          id,
          label,
          ask,
          needs: {},
          why: '',
          outlets: { thailand: thailand?.figure.value, abroad: abroad?.figure.value },
        })),
      },
    },
    plans: plans.map((plan, position) => ({
      name: plan.name,
      price: plan.price?.figure.value,
      writing: { included: plan.writing.included },
      languages: { count: plan.languages.count },
      // Omits the time, because it is the same for all plans.
      terms: getPlanTerms(planTerms, plan).slice(0, 3),
      href: planPath(position, locale),
      signupHref: signupPath(plan.id, locale),
    })),
    customHref: signupPath('custom', locale),
    whenHref: `${localizedPath('/faq', locale)}#when`,
  }
}

export type FinderProps = ReturnType<typeof getFinderProps>
