import type { AnchorHTMLAttributes } from 'react'

interface MoreLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The visible text: `Learn more`. */
  text: string
  /** The text for screen readers: `Learn more: SEO Optimization`. */
  about: string
}

/** A link with more text for screen readers. The accessible name starts with the visible text, for speech control (WCAG 2.5.3). */
export function MoreLink({ text, about, children, ...link }: MoreLinkProps) {
  const rest = about.startsWith(text) ? about.slice(text.length) : ` ${about}`
  return (
    <a className="text-link" {...link}>
      {children}
      {text}
      <span className="sr-only">{rest}</span>
    </a>
  )
}
