import type { PageWords, Words } from '../../content/load-content.ts'
import { initialsOf, Monogram } from '../../figures/Monogram.tsx'
import { SampleMark } from '../../ui/SampleMark.tsx'
import './media-kit.css'

interface MediaContactProps {
  words: PageWords<'media-kit'>['contact']
  identity: Words['identity']
  site: Words['site']
  /** The contact form. */
  contactHref: string
}

/** The person who answers journalists, as a calling card. */
export function MediaContact({ words, identity, site, contactHref }: MediaContactProps) {
  return (
    <section id="media-contact" className="sheet sheet-padded media-contact" aria-labelledby="media-contact-heading">
      <h2 id="media-contact-heading" className="ruled-heading">
        {words.heading} <SampleMark of={[words]}>{site.sampleMark}</SampleMark>
      </h2>
      <div className="media-contact-person">
        <Monogram initials={initialsOf(words.name)} />
        <p>
          <strong>{words.name}</strong>
          <br />
          {words.role}
        </p>
      </div>
      <p>{words.text}</p>
      <dl className="rows facts">
        <div>
          <dt>{words.phone}</dt>
          <dd>
            <a href={identity.phoneLink} translate="no">
              {identity.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${identity.email}`} translate="no">
              {identity.email}
            </a>
          </dd>
        </div>
      </dl>
      <a className="text-link" href={contactHref}>
        {site.actions.contact}
      </a>
    </section>
  )
}
