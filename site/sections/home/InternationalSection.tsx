import type { SiteContent } from '../../content/load-content.ts'
import { Section } from '../../ui/Section.tsx'
import { Claims } from '../figures/Claims.tsx'
import { LeadingFigures } from '../figures/LeadingFigures.tsx'
import { Stories } from '../shared/Stories.tsx'
import { ReleaseSheet } from './ReleaseSheet.tsx'

export function InternationalSection({ content: { home, samples, annotatedRelease } }: { content: SiteContent }) {
  const { continents, industries, markets, languages, results, partners, stories, link, ...words } = home.international
  return (
    <Section id="international-distribution" className="split with-sheet full-bleed" theme="dark" {...words}>
      <LeadingFigures {...home.networks.international} />
      <ReleaseSheet words={annotatedRelease.sheets} status="languages" count={languages.named.length}>
        <ul className="language-list" role="list">
          {languages.named.map(({ code, lang, name, headline }) => (
            <li key={code}>
              <abbr title={name}>{code}</abbr>
              <span lang={lang} translate="no">
                {headline}
              </span>
            </li>
          ))}
        </ul>
        <p className="small-print">
          {languages.title}:{' '}
          {[languages.more, ...languages.shares.map(({ figure, label }) => `${figure.fullText} ${label}`)].join(' · ')}
        </p>
      </ReleaseSheet>
      <Claims
        lists={[continents, industries, markets, results]}
        partners={partners}
        stories={<Stories heading={stories.title} stories={samples.stories.international} />}
      />
      <a className="text-link" href="#signup">
        {link}
      </a>
    </Section>
  )
}
