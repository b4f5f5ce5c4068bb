import './logo.css'

/** The wordmark: two parts with a dot between them. The mark has no second part. A link around it needs a text that names its target. */
export function Logo({ first, second }: { first: string; second?: string }) {
  // The space makes screen readers read two words in English. In Thai the name is one word.
  const between = /[a-z]$/i.test(first) ? ' ' : ''
  return (
    <span className="logo" translate="no">
      <span className="logo-first">{first}</span>
      {second && between}
      {second && <span className="logo-second">{second}</span>}
    </span>
  )
}
