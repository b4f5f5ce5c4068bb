import type { ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Phrases } from './Phrases.tsx'

interface TeaserProps {
  href: string
  title: string
  excerpt: string
  /** Above the headline: what it is about. */
  category: string
  /** The day as it is printed, and as machines read it. */
  date: { text: string; iso: string }
  /** The drawn cover. */
  picture: ReactNode
  /** What the cover is called on this page and on the article's own, into which it grows. */
  turning: string
  /** The level of the headline. */
  headingLevel: 'h2' | 'h3'
  className?: string
  /** The headline's link, for moving the focus to it. */
  linkRef?: Ref<HTMLAnchorElement>
}

/** An article as a front page announces it. The headline is the link; the whole of it can be pressed. */
export function Teaser(props: TeaserProps) {
  const { href, title, excerpt, category, date, picture, turning, headingLevel: Heading, className, linkRef } = props
  return (
    <article className={classNames('teaser', className)}>
      <div data-turn={turning}>{picture}</div>
      <div>
        <p className="teaser-about">
          {category} <time dateTime={date.iso}>{date.text}</time>
        </p>
        <Heading>
          <a href={href} ref={linkRef}>
            <Phrases>{title}</Phrases>
          </a>
        </Heading>
        <p className="teaser-excerpt">{excerpt}</p>
      </div>
    </article>
  )
}
