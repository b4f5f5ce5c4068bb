interface CoverSymbolProps {
  /** The id of an SVG symbol in the page. */
  symbol: string
  /** Decorative covers have no label. */
  label?: string | undefined
}

/** A cover that the HTML contains as an SVG symbol. An island cannot insert its markup, because Trusted Types forbid it. */
export const CoverSymbol = ({ symbol, label }: CoverSymbolProps) => (
  <svg className="art" viewBox="0 0 480 320" role={label && 'img'} aria-label={label} aria-hidden={!label}>
    <use href={`#${symbol}`} />
  </svg>
)
