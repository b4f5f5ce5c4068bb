import type { SiteContent } from '../../content/load-content.ts'
import brokenWire from '../../drawings/broken-wire.svg?raw'
import { Drawing } from '../../drawings/Drawing.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import './not-found.css'

export function NotFound({ words, home }: { words: SiteContent['pages']['not-found']['page']; home: string }) {
  return (
    <div className="page-width">
      <div className="with-wire">
        <section className="section" aria-labelledby="not-found-heading">
          <Drawing svg={brokenWire} />
          <div className="sheet sheet-padded telegram">
            <p className="inline apart release-label">
              <span className="dateline">{words.telegram.form}</span> <span className="value-large">{words.title}</span>
            </p>
            <p className="telegram-stamp" aria-hidden>
              {words.telegram.stamp}
              <span>{words.telegram.reason}</span>
            </p>
            <h1 id="not-found-heading">{words.subtitle}</h1>
            <p className="section-lead">{words.message}</p>
            <p className="actions">
              <ButtonLink href={home}>{words.home}</ButtonLink>
              <Button kind="quiet" className="needs-script" data-go-back>
                {words.back}
              </Button>
            </p>
          </div>
        </section>
      </div>
    </div>
  )
}
