import type { CarouselWords } from './Carousel.tsx'

/** The carousel's own strings, picked from the section's: what an island is given is sent with the page. */
export function carouselWords(words: CarouselWords): CarouselWords {
  const { label, carousel, previous, next, pause, start, goToSlide } = words
  return { label, carousel, previous, next, pause, start, goToSlide }
}
