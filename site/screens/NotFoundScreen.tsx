import type { ReactNode } from 'react'
import type { Words } from '../content/load-content.ts'
import { BrokenWire } from '../figures/BrokenWire.tsx'
import { type Locale, localizedPath } from '../locale/paths.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Phrases } from '../ui/Phrases.tsx'
import './not-found.css'

interface NotFoundScreenProps {
  words: Words['site']['notFound']
  locale: Locale
  /** What follows the message. */
  children?: ReactNode
}

/** A wire that was cut before it arrived: 404, why, and the two ways on. */
export function NotFoundScreen({ words, locale, children }: NotFoundScreenProps) {
  return (
    <div className="page-width">
      <div className="on-wire">
        <section className="section not-found" aria-labelledby="not-found-heading">
          <div className="not-found-number">
            <p>{words.title}</p>
            <BrokenWire />
          </div>
          <div>
            <h1 id="not-found-heading">
              <Phrases>{words.subtitle}</Phrases>
            </h1>
            <p className="section-lead">
              <Phrases>{words.message}</Phrases>
            </p>
            {children}
            <p className="actions">
              <ButtonLink href={localizedPath('/', locale)}>{words.home}</ButtonLink>
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
