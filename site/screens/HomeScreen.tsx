import type { ReactNode } from 'react'
import { type Locale, localizedPath } from '../../contract/locale.ts'
import type { Words } from '../content/load-content.ts'
import { InternationalDistribution } from '../sections/distribution/InternationalDistribution.tsx'
import { ThaiDistribution } from '../sections/distribution/ThaiDistribution.tsx'
import { ClosingBanner } from '../sections/home/ClosingBanner.tsx'
import { ContactSection } from '../sections/home/ContactSection.tsx'
import { HowItWorks } from '../sections/home/HowItWorks.tsx'
import { Questions } from '../sections/home/Questions.tsx'
import { ServicesIndex } from '../sections/home/ServicesIndex.tsx'
import { SignupSection } from '../sections/home/SignupSection.tsx'
import { Testimonials } from '../sections/home/testimonials/Testimonials.tsx'
import { WhyUs } from '../sections/home/WhyUs.tsx'
import { PlansSection } from '../sections/plans/PlansSection.tsx'
import { finderPath } from '../sections/plans/plan-links.ts'
import { sampleReportPath } from '../sections/service/report-link.ts'
import { filledSlot } from './filled-slot.ts'

interface HomeScreenProps {
  words: Words
  locale: Locale
  /** The live parts: both forms. */
  signup?: ReactNode
  contact?: ReactNode
}

/** The sections of the home page, below its hero and its overture. */
export function HomeScreen({ words, locale, ...slots }: HomeScreenProps) {
  const { home } = words
  const slot = (name: keyof typeof slots) => filledSlot('HomeScreen', name, slots[name])
  return (
    <>
      <ServicesIndex words={home.services} services={words.services} locale={locale} />
      <PlansSection words={words} locale={locale} finderHref={finderPath(locale)} />
      <ThaiDistribution
        words={words}
        signupHref="#signup"
        detailsHref={localizedPath('/thai-news-distribution', locale)}
      />
      <InternationalDistribution words={words} locale={locale} />
      <HowItWorks words={home.howItWorks} report={{ href: sampleReportPath(locale), text: words.report.link }} />
      <WhyUs words={home.whyUs} />
      <Testimonials words={words} />
      <ClosingBanner words={home.closing} prices={words.rates.summary} />
      <SignupSection words={words} locale={locale} form={slot('signup')} />
      <ContactSection words={words} form={slot('contact')} />
      <Questions words={home.faq} questions={words.faq} locale={locale} />
    </>
  )
}
