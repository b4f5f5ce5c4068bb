import { homeAnchor, type Locale, localizedPath } from '../../contract/locale.ts'
import type { AnnotatedPair } from '../content/annotated-release.ts'
import type { PageWords, Words } from '../content/load-content.ts'
import { ThaiDistribution } from '../sections/distribution/ThaiDistribution.tsx'
import { PageHead } from '../sections/page/PageHead.tsx'
import { Stories } from '../sections/page/Stories.tsx'
import { trailTo } from '../sections/page/trail.ts'
import { WaysIn } from '../sections/page/WaysIn.tsx'
import { AnnotatedRelease } from '../sections/thai-news/AnnotatedRelease.tsx'
import { RuledItems } from '../ui/RuledItems.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { SectionFrame } from '../ui/SectionFrame.tsx'
import '../sections/thai-news/core-features.css'

interface ThaiNewsScreenProps {
  words: Words
  page: PageWords<'thai-news'>
  locale: Locale
  /** The release that an editor corrects, in both languages, and what is said of its corrections in each. */
  annotated: { pairs: readonly AnnotatedPair[]; spoken: Record<Locale, Words['annotated']['spoken']> }
}

/** Distribution in Thailand. The network's figures are the home page's section under a head of its own. */
export function ThaiNewsScreen({ words, page, locale, annotated }: ThaiNewsScreenProps) {
  const path = localizedPath('/thai-news-distribution', locale)
  const thai = { ...words.home.thai, ...page.shared }
  return (
    <div className="page-width">
      <div className="on-wire">
        <PageHead trail={trailTo(words, locale, page.breadcrumb)} {...page.hero}>
          <p className="actions">
            <WaysIn words={words.site.actions} path={path} />
          </p>
        </PageHead>
        <SectionFrame id="core-features" {...page.features}>
          <RuledItems className="core-features" items={page.features.items} />
        </SectionFrame>
        <AnnotatedRelease words={words.annotated} {...annotated} sampleMark={words.site.sampleMark} />
        <SectionFrame
          id="success-stories"
          {...page.stories}
          mark={<SampleMark of={page.stories.items}>{words.site.sampleMark}</SampleMark>}
        >
          <Stories stories={page.stories.items} level="h3" />
        </SectionFrame>
        {/* Its call to action is this page's next step. */}
        <ThaiDistribution
          words={{ ...words, home: { ...words.home, thai } }}
          signupHref={homeAnchor('#signup', path)}
          detailsHref={localizedPath('/services/thai-news-distribution', locale)}
        />
      </div>
    </div>
  )
}
