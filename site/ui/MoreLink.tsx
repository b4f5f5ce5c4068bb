import type { AnchorHTMLAttributes } from 'react'

interface MoreLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The visible text: `Learn more`. */
  text: string
  /** For screen readers: `Learn more: SEO Optimization`. */
  about: string
}

/** A link with a longer name. The name starts with the visible text, for speech control (WCAG 2.5.3). */
export const MoreLink = ({ href, text, about, children, ...link }: MoreLinkProps) => (
  <a className="text-link" href={href} aria-label={about.startsWith(text) ? about : `${text} ${about}`} {...link}>
    {children}
    {text}
  </a>
)
