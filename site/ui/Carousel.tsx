import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import './carousel.css'

interface CarouselProps {
  words: {
    label: string
    /** The role description for screen readers: `carousel`. */
    carousel: string
    previous: string
    next: string
    pause: string
    start: string
    /** `Go to slide {n}` */
    goToSlide: string
  }
  count: number
  /** Elements with the class `slide`. */
  children: ReactNode
}

/**
 * The carousel pattern of the W3C (WAI-ARIA APG). `site/scripts/carousel.ts` sets it up. Before that, the slides are in a row that
 * scrolls horizontally.
 */
export function Carousel({ words, count, children }: CarouselProps) {
  return (
    <section className="carousel" aria-roledescription={words.carousel} aria-label={words.label}>
      <div className="inline carousel-controls needs-script">
        <Button kind="quiet" className="carousel-play" aria-label={words.pause} data-start={words.start} />
        <Button kind="quiet" aria-label={words.previous} data-step={-1}>
          ←
        </Button>
        <Button kind="quiet" aria-label={words.next} data-step={1}>
          →
        </Button>
        <div className="carousel-dots">
          {Array.from({ length: count }, (_, position) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the dots never change their order.
              key={position}
              type="button"
              aria-label={words.goToSlide.replace('{n}', String(position + 1))}
              aria-current={position === 0 ? 'true' : undefined}
            />
          ))}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the row scrolls without script, so it must be focusable. */}
      <div className="carousel-view" tabIndex={0}>
        <div className="slides">{children}</div>
      </div>
    </section>
  )
}
