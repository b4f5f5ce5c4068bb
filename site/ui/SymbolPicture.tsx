interface SymbolPictureProps {
  /** The id of a symbol in this page. */
  symbol: string
  /** What the picture shows; without it, it is decoration and silent. */
  label?: string | undefined
}

/** A drawn picture that stands in the page as a symbol, three by two. */
export function SymbolPicture({ symbol, label }: SymbolPictureProps) {
  return (
    <svg
      className="art"
      viewBox="0 0 480 320"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`#${symbol}`} />
    </svg>
  )
}
