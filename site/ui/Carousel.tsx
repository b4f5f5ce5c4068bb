import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

interface CarouselProps {
  words: {
    label: string
    /** How screen readers call the region: `carousel`. */
    carousel: string
    previous: string
    next: string
    pause: string
    start: string
    /** `Go to slide {n}` */
    goToSlide: string
  }
  count: number
  /** Elements of the class `slide`. */
  children: ReactNode
}

/**
 * The W3C's carousel pattern. As it stands here, and without script, its slides are a row one scrolls sideways;
 * `document/carousel.ts` makes them turn.
 */
export function Carousel({ words, count, children }: CarouselProps) {
  return (
    <section className="carousel" aria-roledescription={words.carousel} aria-label={words.label}>
      <div className="carousel-controls">
        <Button kind="quiet" className="carousel-play" data-start={words.start}>
          {words.pause}
        </Button>
        <Button kind="quiet" aria-label={words.previous} data-step={-1}>
          <span aria-hidden>←</span>
        </Button>
        <Button kind="quiet" aria-label={words.next} data-step={1}>
          <span aria-hidden>→</span>
        </Button>
        <div className="carousel-dots">
          {Array.from({ length: count }, (_, position) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position.
              key={position}
              type="button"
              aria-label={words.goToSlide.replace('{n}', String(position + 1))}
              aria-current={position === 0 ? 'true' : undefined}
            />
          ))}
        </div>
      </div>
      {/* As long as it is a row to scroll, the keyboard has to be able to come to it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
      <div className="carousel-view" tabIndex={0}>
        <div className="slides">{children}</div>
      </div>
    </section>
  )
}
