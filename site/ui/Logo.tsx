import './logo.css'

/** The wordmark: its two parts with a dot between them. A link around it needs a text that names its target. */
export function Logo({ first, second }: { first: string; second: string }) {
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
