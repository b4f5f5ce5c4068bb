import './figure.css'

type CurvedWireProps = { readonly className: string }

/** A curved line from the upper right corner of its box to the lower left. In a box without width it is a straight line. */
export function CurvedWire({ className }: CurvedWireProps) {
  return (
    <svg className={`wire ${className}`} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <path vectorEffect="non-scaling-stroke" d="M1 0C1 .6 0 .4 0 1" />
    </svg>
  )
}
