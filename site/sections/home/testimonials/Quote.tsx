import type { Words } from '../../../content/load-content.ts'
import { Monogram } from '../../../figures/Monogram.tsx'
import '../home.css'

interface QuoteProps {
  /** `Slide {n} of {total}`, filled in. */
  label: string
  /** How screen readers call it: `slide`. */
  kind: string
  /** What the stars say. */
  rating: string
  testimonial: Words['samples']['testimonials'][number]
}

const STARS = 5

/** What a client says, as one slide. */
export function Quote({ label, kind, rating, testimonial: { quote, name, title, monogram } }: QuoteProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the W3C's carousel pattern names a slide as a group.
    <div className="slide quote" role="group" aria-roledescription={kind} aria-label={label}>
      <p className="stars" role="img" aria-label={rating}>
        {'★'.repeat(STARS)}
      </p>
      <blockquote>{quote}</blockquote>
      <div className="quote-source">
        <Monogram initials={monogram} />
        <p>
          <strong>{name}</strong>
          {title}
        </p>
      </div>
    </div>
  )
}
