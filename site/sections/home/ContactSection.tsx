import type { ReactNode } from 'react'
import type { SiteContent } from '../../content/load-content.ts'
import { Section } from '../../ui/Section.tsx'
import { LineAccount } from '../shared/LineAccount.tsx'
import { OfficeStatus } from '../shared/OfficeStatus.tsx'
import './forms.css'

export function ContactSection({ content, form }: { content: SiteContent; form?: ReactNode }) {
  const { contact } = content.home
  const { identity, site } = content
  return (
    <>
      <Section id="contact" className="quiet" {...contact}>
        {form}
      </Section>
      {/* The footer has the address and the office hours. */}
      <dl className="rows facts wide contact-details">
        <div>
          <dt>{contact.phone}</dt>
          <dd>
            <a href={identity.phoneLink} translate="no">
              {identity.phone}
            </a>
            <br />
            <OfficeStatus words={site.hours} />
          </dd>
        </div>
        <div>
          <dt>{contact.email}</dt>
          <dd>
            <a href={`mailto:${identity.email}`} translate="no">
              {identity.email}
            </a>
          </dd>
        </div>
      </dl>
      <LineAccount content={content} />
    </>
  )
}
