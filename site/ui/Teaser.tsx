import type { ReactNode, Ref } from 'react'

interface TeaserProps {
  href: string
  title: string
  excerpt: string
  category: string
  date: { text: string; iso: string }
  picture: ReactNode
  /** For moving the focus to the link. */
  linkRef?: Ref<HTMLAnchorElement>
}

/** An item of a list of articles. The link is in the headline, and its clickable area covers the whole item. */
export function Teaser({ href, title, excerpt, category, date, picture, linkRef }: TeaserProps) {
  return (
    <li>
      <article className="teaser">
        <div>{picture}</div>
        <div>
          <div className="inline apart small-print">
            {category} <time dateTime={date.iso}>{date.text}</time>
          </div>
          <h3>
            <a href={href} ref={linkRef}>
              {title}
            </a>
          </h3>
          <p className="secondary">{excerpt}</p>
        </div>
      </article>
    </li>
  )
}
