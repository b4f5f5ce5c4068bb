import './figure.css'

type Props = { readonly className: string }

/**
 * The wire from the upper right corner of its box to the lower left, upright at both ends. The box may be stretched to
 * any size, down to nothing wide: the line keeps its weight and simply hangs straight.
 */
export function CurvedWire({ className }: Props) {
  return (
    <svg className={`wire ${className}`} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <path d="M1 0C1 .6 0 .4 0 1" />
    </svg>
  )
}
