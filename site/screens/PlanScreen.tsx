import { homeAnchor, type Locale, localizedPath } from '../../contract/locale.ts'
import type { PageWords, Words } from '../content/load-content.ts'
import { PageCover } from '../figures/Cover.tsx'
import { Finder } from '../sections/finder/Finder.tsx'
import { LineAccount } from '../sections/page/LineAccount.tsx'
import { NextStep } from '../sections/page/NextStep.tsx'
import { PageHead } from '../sections/page/PageHead.tsx'
import { Story } from '../sections/page/Story.tsx'
import { trailTo } from '../sections/page/trail.ts'
import { Paying } from '../sections/paying/Paying.tsx'
import { PlansSection } from '../sections/plans/PlansSection.tsx'
import { Comparison } from '../sections/pricing/Comparison.tsx'
import { FeatureTable } from '../sections/pricing/FeatureTable.tsx'
import { PriceSheet } from '../sections/pricing/PriceSheet.tsx'
import { sampleReportPath } from '../sections/service/report-link.ts'
import { Accordion } from '../ui/Accordion.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { HeadedSection } from '../ui/HeadedSection.tsx'
import '../sections/page/with-sidebar.css'

interface PlanScreenProps {
  words: Words
  page: PageWords<'pricing'>
  /** The plan's place among the three, from 0, which is its id in the address. */
  position: number
  locale: Locale
}

/** One plan, as a rate card. */
export function PlanScreen({ words, page, position, locale }: PlanScreenProps) {
  const { shared, next } = page
  const plan = words.plans[position]
  const about = page.plans[position]
  if (!plan || !about) throw new Error(`PlanScreen: there is no plan ${position}`)
  const path = localizedPath(`/pricing/${position}`, locale)
  return (
    <div className="page-width">
      <div className="on-wire rate-card">
        <PageHead
          trail={trailTo(words, locale, plan.name, { label: shared.breadcrumb, path: '/', anchor: '#plans' })}
          dateline={shared.dateline}
          heading={plan.name}
          lead={plan.description}
        />
        <div className="with-sidebar">
          <div className="with-sidebar-text">
            <Story name="about" heading={shared.about} paragraphs={about.long} />
            <div className="plan-cover">
              <PageCover name={plan.id} figure={plan.outlets.figure.whole} />
            </div>
            <FeatureTable
              words={shared.table}
              features={page.features}
              plans={words.plans}
              current={plan.name}
              report={{ href: sampleReportPath(locale), text: words.report.link }}
            />
            <HeadedSection name="faq" heading={shared.faq.replace('{name}', plan.name)}>
              <Accordion
                name="faq"
                items={about.faq.map(({ id, question, answer }) => ({ id, title: question, content: <p>{answer}</p> }))}
              />
            </HeadedSection>
          </div>
          <PriceSheet
            words={shared}
            rates={words.rates}
            paying={words.paying.link}
            plan={plan}
            included={about.included}
            locale={locale}
          />
        </div>
      </div>
      <div className="on-wire">
        <Comparison words={shared.comparison} texts={about.comparison} />
        <PlansSection words={words} locale={locale} finderHref="#finder" plan={plan.id} />
        <Finder words={words} locale={locale} path={path} />
        <Paying words={words} />
        <NextStep {...next} beside={<LineAccount words={words} />}>
          <ButtonLink href={homeAnchor('#contact', path)}>{words.site.actions.contact}</ButtonLink>
        </NextStep>
      </div>
    </div>
  )
}
