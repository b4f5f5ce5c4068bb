import type { Words } from '../content/compose-content.ts'
import { type Locale, localizedPath } from '../locale/paths.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Dateline } from '../ui/Dateline.tsx'

interface NotFoundScreenProps {
  words: Words['site']['notFound']
  locale: Locale
}

/** The wire that leads nowhere: 404, why, and the two ways on. */
export function NotFoundScreen({ words, locale }: NotFoundScreenProps) {
  return (
    <div className="page-width">
      <div className="on-wire">
        <section className="section not-found" aria-labelledby="not-found-heading">
          <Dateline>{words.title}</Dateline>
          <h1 id="not-found-heading">{words.subtitle}</h1>
          <p className="section-lead">{words.message}</p>
          <p className="actions">
            <ButtonLink href={localizedPath('/', locale)}>{words.home}</ButtonLink>
            <Button kind="quiet" className="needs-script" data-go-back>
              {words.back}
            </Button>
          </p>
        </section>
      </div>
    </div>
  )
}
