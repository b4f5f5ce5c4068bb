import { homeAnchor, type Locale, localizedPath } from '../../contract/locale.ts'
import type { AnnotatedPair } from '../content/annotated-release.ts'
import type { PageWords, Words } from '../content/load-content.ts'
import { ThaiDistribution } from '../sections/distribution/ThaiDistribution.tsx'
import { PageHead } from '../sections/page/PageHead.tsx'
import { trailTo } from '../sections/page/trail.ts'
import { WaysIn } from '../sections/page/WaysIn.tsx'
import { CoreFeatures } from '../sections/thai-news/CoreFeatures.tsx'
import { AnnotatedRelease } from '../sections/thai-news/red-ink/AnnotatedRelease.tsx'
import { SuccessStories } from '../sections/thai-news/SuccessStories.tsx'

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
        <CoreFeatures words={page.features} />
        <AnnotatedRelease words={words.annotated} {...annotated} sampleMark={words.site.sampleMark} />
        <SuccessStories words={page.stories} sampleMark={words.site.sampleMark} />
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
