import { type Locale, localizedPath } from '../../contract/locale.ts'
import type { PageWords, Words } from '../content/load-content.ts'
import { Careers } from '../sections/about/Careers.tsx'
import { Folio } from '../sections/about/Folio.tsx'
import { Founder } from '../sections/about/Founder.tsx'
import { OurStory } from '../sections/about/OurStory.tsx'
import { Philosophy } from '../sections/about/Philosophy.tsx'
import { Reasons } from '../sections/about/Reasons.tsx'
import { Values } from '../sections/about/Values.tsx'
import { Ledger } from '../sections/ledger/Ledger.tsx'
import type { Downloads } from '../sections/page/downloads.ts'
import { NextStep } from '../sections/page/NextStep.tsx'
import { PageHead } from '../sections/page/PageHead.tsx'
import { trailTo } from '../sections/page/trail.ts'
import { WaysIn } from '../sections/page/WaysIn.tsx'

interface AboutScreenProps {
  words: Words
  page: PageWords<'about'>
  downloads: Downloads
  locale: Locale
}

/** Who we are, as the masthead page of a newspaper tells it. */
export function AboutScreen({ words, page, downloads, locale }: AboutScreenProps) {
  const { identity, site } = words
  return (
    <div className="page-width">
      <div className="on-wire">
        <PageHead className="masthead" trail={trailTo(words, locale, page.breadcrumb)} {...page.hero}>
          <Folio items={[identity.name, site.tagline, identity.addressLine]} />
        </PageHead>
        <OurStory words={page.story} />
        <Values words={page.values} />
        <Philosophy words={page.philosophy} />
        <Founder words={page.founder} sampleMark={site.sampleMark} />
        <Reasons words={page.whyUs} />
        <Careers words={page.careers} email={identity.email} />
        <Ledger words={words} files={[downloads.figures, downloads['figures-json']]} />
        <NextStep {...page.next}>
          <WaysIn words={site.actions} path={localizedPath('/about', locale)} />
        </NextStep>
      </div>
    </div>
  )
}
