import { Download } from 'lucide-react'
import type { OfferedFile } from '../../../contract/site-manifest.ts'
import type { PageWords, SiteContent } from '../../content/load-content.ts'
import { getInitials, Monogram } from '../../drawings/Monogram.tsx'
import { Button } from '../../ui/Button.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { type Downloads, toMegabytes } from '../shared/downloads.ts'
import { FiguresLink } from '../shared/FiguresLink.tsx'
import './media-kit.css'

type KitWords = PageWords<'media-kit'>

export function MediaContact({
  content: { identity, pages, site },
  contactHref,
}: {
  content: SiteContent
  contactHref: string
}) {
  const { contact } = pages['media-kit']
  if (!contact) return null
  const ways = [
    { term: contact.phone, href: identity.phoneLink, text: identity.phone },
    { term: contact.email, href: `mailto:${identity.email}`, text: identity.email },
  ]
  return (
    <section id="media-contact" className="sheet sheet-padded" aria-labelledby="media-contact-heading">
      <h2 id="media-contact-heading" className="ruled-heading">
        {contact.heading}
      </h2>
      <div className="person">
        <Monogram initials={getInitials(contact.name)} />
        <p>
          <strong>{contact.name}</strong>
          {contact.role}
        </p>
      </div>
      <p>{contact.text}</p>
      <Facts
        className=""
        items={ways.map(({ term, href, text }) => [
          term,
          <a key={href} className="text-link" href={href} translate="no">
            {text}
          </a>,
        ])}
      />
      <a className="text-link" href={contactHref}>
        {site.actions.contact}
      </a>
    </section>
  )
}

interface KitFileProps {
  title: string
  description: string
  /** Such as `PDF`. */
  fileType: string
  words: KitWords['resources']
  file: OfferedFile | undefined
  /** A decorative picture, because the title already names the file. */
  preview?: OfferedFile | undefined
}

function KitFile({ title, description, fileType, words, file, preview }: KitFileProps) {
  return (
    <li className="download">
      {/* Twice its width on the page, for high-density screens. */}
      {preview && <img src={preview.path} width={720} height={480} alt="" loading="lazy" decoding="async" />}
      <div>
        <h3>{title}</h3>
        <p className="secondary">{description}</p>
        <p className="file-kind">
          {fileType}
          {file && ` · ${words.size.replace('{n}', toMegabytes(file.size).toFixed(1))}`}
        </p>
        {file && (
          <MoreLink
            href={file.path}
            text={words.download}
            about={words.downloadAbout.replace('{title}', title)}
            download
          >
            <Download aria-hidden />
          </MoreLink>
        )}
      </div>
    </li>
  )
}

export function KitFiles({ words, downloads }: { words: KitWords['resources']; downloads: Downloads }) {
  const everything = downloads['media-kit']
  return (
    <Section className="split" id="files" heading={words.heading}>
      <div>
        <ul className="rows" role="list">
          {words.items.map((item) => (
            <KitFile
              key={item.id}
              {...item}
              words={words}
              file={downloads[item.id]}
              preview={downloads[`${item.id}-preview`]}
            />
          ))}
          {everything && <KitFile {...words.everything} fileType="ZIP" words={words} file={everything} />}
        </ul>
        <p className="note">
          <a href="/downloads/SHA256SUMS">{words.checksums}</a>
        </p>
      </div>
    </Section>
  )
}

/** Short and long text about the company, each with a copy button (`site/scripts/page.ts`). */
export function Boilerplate({ words }: { words: KitWords['boilerplate'] }) {
  return (
    <Section className="split" id="boilerplate" heading={words.heading}>
      <div className="rows">
        {[words.short, words.long].map(({ title, text, copy }) => (
          <div key={title} className="stack">
            <h3>{title}</h3>
            <p>{text}</p>
            <p className="needs-script">
              <Button kind="quiet" data-copy={text} data-copied={words.copied} data-not-copied={words.notCopied}>
                {copy}
              </Button>
            </p>
          </div>
        ))}
        <p className="sr-only" role="status" data-copy-status />
      </div>
    </Section>
  )
}

export function CompanyFacts({
  words,
  figureTables,
}: {
  words: KitWords['facts']
  figureTables: SiteContent['figureTables']
}) {
  return (
    <Section className="split" id="facts" heading={words.heading}>
      <div>
        <Facts items={words.items.map(({ term, text }) => [term, text])} />
        <FiguresLink figureTables={figureTables} />
      </div>
    </Section>
  )
}

export function TermsOfUse({ words }: { words: KitWords['terms'] }) {
  return (
    <Section className="split" id="use" heading={words.heading}>
      <ul className="rows">
        <li>
          <strong>{words.lead}</strong>
        </li>
        {words.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  )
}
