import type { Locale } from '../../contract/locale.ts'
import type { Words } from '../content/load-content.ts'
import { LoadMore } from '../islands/load-more/LoadMore.tsx'
import { TeaserList } from '../sections/blog/TeaserList.tsx'
import { ThemeChoice } from '../sections/header/ThemeChoice.tsx'
import { Testimonials } from '../sections/home/testimonials/Testimonials.tsx'
import { RuledItems } from '../ui/RuledItems.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { SectionFrame } from '../ui/SectionFrame.tsx'
import '../sections/blog/article-list.css'
import '../ui/steps-across.css'
import { Steps } from '../ui/Steps.tsx'
import { Part } from './Part.tsx'

export interface PartSpecimensProps {
  words: Words
  locale: Locale
  edition: string
}

/** What sections are made of: their frame on the wire, and the parts that several of them share. */
export function PartSpecimens({ words, locale, edition }: PartSpecimensProps) {
  const { home, samples, site, forms, articles, pages } = words
  const { howItWorks, whyUs } = home
  return (
    <>
      <Part name="Skip link">
        <a className="skip-link" href="#top">
          {site.skipLink}
        </a>
      </Part>
      <Part name="Theme choice">
        <ThemeChoice words={site.theme} />
      </Part>
      <Part name="Section frame on the wire, sample mark, steps">
        <div className="on-wire">
          <SectionFrame
            id={`${edition}-steps`}
            {...howItWorks}
            mark={<SampleMark of={samples.testimonials}>{site.sampleMark}</SampleMark>}
          >
            <Steps steps={howItWorks.steps} />
            <Steps steps={forms.signup.next.steps.map((text) => ({ text }))} down />
          </SectionFrame>
        </div>
      </Part>
      <Part name="Ruled items">
        <RuledItems items={whyUs.items} />
      </Part>
      <Part name="Quotes, before they turn">
        <Testimonials words={words} />
      </Part>
      <Part name="Teaser, load more">
        <TeaserList list="ul" articles={articles.slice(0, 1)} locale={locale} />
        <LoadMore words={{ ...pages.blog.list, notLoaded: site.notLoaded }} path="" count={1} />
      </Part>
    </>
  )
}
