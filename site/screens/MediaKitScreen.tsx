import { homeAnchor, type Locale, localizedPath } from '../../contract/locale.ts'
import type { PageWords, Words } from '../content/load-content.ts'
import { Boilerplate } from '../sections/media-kit/Boilerplate.tsx'
import { CompanyFacts } from '../sections/media-kit/CompanyFacts.tsx'
import { KitFiles } from '../sections/media-kit/KitFiles.tsx'
import { MediaContact } from '../sections/media-kit/MediaContact.tsx'
import { UseTerms } from '../sections/media-kit/UseTerms.tsx'
import type { Downloads } from '../sections/page/downloads.ts'
import { NextStep } from '../sections/page/NextStep.tsx'
import { PageHead } from '../sections/page/PageHead.tsx'
import { trailTo } from '../sections/page/trail.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import '../sections/page/page-head-pair.css'

interface MediaKitScreenProps {
  words: Words
  page: PageWords<'media-kit'>
  downloads: Downloads
  locale: Locale
}

/** For journalists who write about the company: whom to call, what to take, what to quote. */
export function MediaKitScreen({ words, page, downloads, locale }: MediaKitScreenProps) {
  const contactHref = homeAnchor('#contact', localizedPath('/media-kit', locale))
  return (
    <div className="page-width">
      <div className="on-wire kit-page">
        <PageHead
          trail={trailTo(words, locale, page.breadcrumb)}
          {...page.hero}
          aside={
            <MediaContact words={page.contact} identity={words.identity} site={words.site} contactHref={contactHref} />
          }
        />
        <KitFiles words={page.resources} downloads={downloads} />
        <Boilerplate words={page.boilerplate} />
        <CompanyFacts words={page.facts} ledger={words.ledger} />
        <UseTerms words={page.terms} />
        <NextStep {...page.next}>
          <ButtonLink href={contactHref}>{words.site.actions.contact}</ButtonLink>
        </NextStep>
      </div>
    </div>
  )
}
