import type { AnnotatedSentence } from '../../content/compose/compose-annotated-release.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { EditedText } from '../../ui/EditedText.tsx'
import { ThaiDistribution } from '../figures/ThaiDistribution.tsx'
import { ReleaseSheet, toFinalText } from './ReleaseSheet.tsx'

interface ThaiSectionProps {
  content: SiteContent
  detailsHref: string
  /** The headline of the release, in English and in Thai. */
  headlines: readonly AnnotatedSentence[]
}

/** The sheet in Thai: the headline in both languages, the steps of its translation, and three of the editor's notes. */
export function ThaiSection({ content, detailsHref, headlines }: ThaiSectionProps) {
  const { sheets, spoken } = content.annotatedRelease
  const { translation } = content.home.thai
  return (
    <ThaiDistribution content={content} className="split with-sheet" signupHref="#signup" detailsHref={detailsHref}>
      <ReleaseSheet words={sheets} status="thai">
        {headlines.map((headline) => (
          <p
            key={headline.lang}
            className={`example-only ${headline.lang === 'en' ? 'small-print' : 'release-headline'}`}
            lang={headline.lang}
            translate="no"
          >
            {toFinalText(headline)}
          </p>
        ))}
        <p className="release-headline own-only" translate="no" data-headline />
        <p className="own-only">{content.home.hero.sheet.byEditor}</p>
        <ol className="inline sheet-steps" aria-label={translation.title}>
          {translation.steps.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ol>
        <ul className="release-notes">
          {sheets.notes.map(({ cut, added, text }) => (
            <li key={text}>
              <EditedText parts={[{ cut, added }]} spoken={spoken} />
              <p className="small-print">{text}</p>
            </li>
          ))}
        </ul>
      </ReleaseSheet>
    </ThaiDistribution>
  )
}
