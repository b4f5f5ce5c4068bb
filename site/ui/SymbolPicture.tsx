interface SymbolPictureProps {
  /** The id of a symbol in this page. */
  symbol: string
  /** What the picture shows. */
  label: string
}

/** A drawn picture that stands in the page as a symbol, three by two. */
export function SymbolPicture({ symbol, label }: SymbolPictureProps) {
  return (
    <svg className="art" viewBox="0 0 480 320" role="img" aria-label={label}>
      <use href={`#${symbol}`} />
    </svg>
  )
}
