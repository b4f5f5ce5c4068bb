import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useRotation } from './use-rotation.ts'
import { useSwipe } from './use-swipe.ts'
import './carousel.css'

export interface CarouselWords {
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

interface CarouselProps {
  words: CarouselWords
  count: number
  /** Elements of the class `slide`: plain HTML that this island moves and never renders again. */
  children?: ReactNode
}

/**
 * The W3C's carousel pattern. Before it wakes, and without script, the slides are a row one scrolls sideways;
 * it wakes when it comes into view. The first control stops it, as WCAG 2.2.2 asks of all that moves by itself.
 */
export function Carousel({ words, count, children }: CarouselProps) {
  const { index, playing, turning, goTo, setPlaying, setHovered, setFocused } = useRotation(count)
  // As long as it is a row to scroll, the keyboard has to be able to come to it.
  const [rowStop, setRowStop] = useState<0 | -1 | undefined>(0)
  const awake = rowStop !== 0
  const track = useRef<HTMLDivElement>(null)
  const swipe = useSwipe((direction) => goTo(index - direction))

  useEffect(() => {
    // Whoever is scrolling it keeps the focus, and leaves it with the next key.
    setRowStop(track.current?.parentElement === document.activeElement ? -1 : undefined)
  }, [])
  useEffect(() => {
    const element = track.current
    if (!element) return
    // Set by script and not as an attribute of the HTML, where the content security policy forbids it.
    element.style.transform = `translateX(-${index * 100}%)`
    element.parentElement?.scrollTo({ left: 0 })
    element.querySelectorAll<HTMLElement>('.slide').forEach((slide, position) => {
      slide.inert = position !== index
    })
  }, [index])

  const turnByKey = ({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLElement && target.closest('input, textarea, select')) return
    if (key === 'ArrowRight') goTo(index + 1)
    else if (key === 'ArrowLeft') goTo(index - 1)
  }

  return (
    <section
      className="carousel"
      data-awake={awake || undefined}
      aria-roledescription={words.carousel}
      aria-label={words.label}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
      onKeyDown={turnByKey}
    >
      <div className="carousel-controls">
        <Button kind="quiet" className="carousel-play" onClick={() => setPlaying(!playing)}>
          {playing ? words.pause : words.start}
        </Button>
        <Button kind="quiet" aria-label={words.previous} onClick={() => goTo(index - 1)}>
          <span aria-hidden>←</span>
        </Button>
        <Button kind="quiet" aria-label={words.next} onClick={() => goTo(index + 1)}>
          <span aria-hidden>→</span>
        </Button>
        <div className="carousel-dots">
          {Array.from({ length: count }, (_, position) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position.
              key={position}
              type="button"
              aria-label={words.goToSlide.replace('{n}', String(position + 1))}
              aria-current={position === index ? 'true' : undefined}
              onClick={() => goTo(position)}
            />
          ))}
        </div>
      </div>
      <div className="carousel-view" tabIndex={rowStop}>
        <div className="slides" ref={track} aria-live={turning ? 'off' : 'polite'} {...swipe}>
          {children}
        </div>
      </div>
    </section>
  )
}
