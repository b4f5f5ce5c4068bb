interface MoreLinkProps {
  href: string
  /** What is seen: `Learn more`. */
  text: string
  /** The whole of it, for those who hear links without what stands around them: `Learn more: SEO Optimization`. */
  about: string
}

/** A link that means the thing it stands beside. What is seen begins what is heard, so that speech control finds it. */
export function MoreLink({ href, text, about }: MoreLinkProps) {
  const rest = about.startsWith(text) ? about.slice(text.length) : ` ${about}`
  return (
    <a className="text-link" href={href}>
      {text}
      <span className="sr-only">{rest}</span>
    </a>
  )
}
