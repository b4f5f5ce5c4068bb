interface LogoProps {
  /** The wordmark's two halves; the wire's node stands between them. */
  first: string
  second: string
}

/** The wordmark. Give the link around it a name of its own: the halves alone do not say where it leads. */
export function Logo({ first, second }: LogoProps) {
  return (
    <span className="logo">
      <span className="logo-first">{first}</span>
      <span className="logo-node" />
      <span className="logo-second">{second}</span>
    </span>
  )
}
