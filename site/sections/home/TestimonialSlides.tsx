import type { Words } from '../../content/load-content.ts'
import { Monogram } from '../../figures/Monogram.tsx'
import './quote.css'

interface TestimonialSlidesProps {
  words: Words['home']['testimonials']
  testimonials: Words['samples']['testimonials']
}

const STARS = 5

/** The slides as plain HTML; `Carousel` moves them. */
export function TestimonialSlides({ words, testimonials }: TestimonialSlidesProps) {
  const total = testimonials.length
  const rating = words.rating.replace('{n}', String(STARS)).replace('{total}', String(STARS))
  return testimonials.map(({ id, quote, name, title, monogram }, position) => (
    // biome-ignore lint/a11y/useSemanticElements: the W3C's carousel pattern names a slide as a group.
    <div
      key={id}
      className="slide"
      role="group"
      aria-roledescription={words.slideKind}
      aria-label={words.slide.replace('{n}', String(position + 1)).replace('{total}', String(total))}
    >
      <figure className="quote">
        <p className="stars" role="img" aria-label={rating}>
          {'★'.repeat(STARS)}
        </p>
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        <figcaption>
          <span className="quote-monogram">
            <Monogram initials={monogram} name={name} />
          </span>
          <span>
            <strong>{name}</strong>
            <br />
            {title}
          </span>
        </figcaption>
      </figure>
    </div>
  ))
}
