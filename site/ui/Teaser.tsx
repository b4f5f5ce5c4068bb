import type { ReactNode, Ref } from 'react'

interface TeaserProps {
  href: string
  /** As text in an island, elsewhere in phrases. */
  title: ReactNode
  excerpt: string
  /** Above the headline: what it is about. */
  category: string
  /** The day as it is printed, and as machines read it. */
  date: { text: string; iso: string }
  /** The drawn cover. */
  picture: ReactNode
  /** The headline's link, for moving the focus to it. */
  linkRef?: Ref<HTMLAnchorElement>
}

/** An item of a list of articles, as a front page announces one. The headline is the link; the whole of it can be pressed. */
export function Teaser({ href, title, excerpt, category, date, picture, linkRef }: TeaserProps) {
  return (
    <li>
      <article className="teaser">
        <div>{picture}</div>
        <div>
          <p className="teaser-about small-print">
            {category} <time dateTime={date.iso}>{date.text}</time>
          </p>
          <h3>
            <a href={href} ref={linkRef}>
              {title}
            </a>
          </h3>
          <p className="teaser-excerpt secondary">{excerpt}</p>
        </div>
      </article>
    </li>
  )
}
