import type { AnchorHTMLAttributes } from 'react'

interface MoreLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** What is seen: `Learn more`. */
  text: string
  /** The whole of it, for those who hear links without what stands around them: `Learn more: SEO Optimization`. */
  about: string
}

/** A link that means the thing it stands beside, with a picture before its words where it has children. What is seen begins what is heard, so that speech control finds it. */
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
