interface LogoProps {
  /** The wordmark's two halves; the wire's node stands between them. */
  first: string
  second: string
}

/** The wordmark. A link around it has to add where it leads. */
export function Logo({ first, second }: LogoProps) {
  // Read as it is written: two words in English, one in Thai.
  const between = /[a-z]$/i.test(first) ? ' ' : ''
  return (
    <span className="logo" translate="no">
      <span className="logo-first">{first}</span>
      {between}
      <span className="logo-node" />
      <span className="logo-second">{second}</span>
    </span>
  )
}
