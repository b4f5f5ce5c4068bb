import './logo.css'

interface LogoProps {
  /** The two parts of the wordmark. A dot is between them. */
  first: string
  second: string
}

/** The wordmark. A link around it needs a text that names its target. */
export function Logo({ first, second }: LogoProps) {
  // The space makes screen readers read two words in English. In Thai the name is one word.
  const between = /[a-z]$/i.test(first) ? ' ' : ''
  return (
    <span className="logo" translate="no">
      <span className="logo-first">{first}</span>
      {between}
      <span className="logo-second">{second}</span>
    </span>
  )
}
