import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Carousel } from '../ui/Carousel.tsx'
import { setUpCarousels } from './carousel.ts'

const words = {
  label: 'Client testimonials',
  carousel: 'carousel',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause',
  start: 'Start',
  goToSlide: 'Go to slide {n}',
}

/** The specified interval in milliseconds. Not imported, so that the test notices a change. */
const SLIDE_DURATION = 8000
/** Long enough for a running carousel of three to show another slide. */
const A_WHILE = 4 * SLIDE_DURATION

let reducedMotion = false

beforeEach(() => {
  vi.useFakeTimers()
  reducedMotion = false
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show() {
  render(
    <Carousel words={words} count={3}>
      <div className="slide">one</div>
      <div className="slide">two</div>
      <div className="slide">three</div>
    </Carousel>,
  )
  setUpCarousels()
}

const shown = () => [...document.querySelectorAll<HTMLElement>('.slide')].findIndex((slide) => !slide.inert)
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a carousel moves on every eight seconds and wraps at the end', () => {
  show()
  expect(shown()).toBe(0)
  advance(SLIDE_DURATION - 1)
  expect(shown()).toBe(0)
  advance(1)
  expect(shown()).toBe(1)
  advance(SLIDE_DURATION)
  advance(SLIDE_DURATION)
  expect(shown()).toBe(0)
})

test('next and previous wrap both ways, and dots jump', () => {
  show()
  press('Previous slide')
  expect(shown()).toBe(2)
  press('Next slide')
  expect(shown()).toBe(0)
  press('Go to slide 2')
  expect(shown()).toBe(1)
  expect(screen.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute('aria-current', 'true')
})

test('a slide that the visitor chooses is shown for the full interval', () => {
  show()
  advance(SLIDE_DURATION - 1)
  press('Next slide')
  advance(SLIDE_DURATION - 1)
  expect(shown()).toBe(1)
})

test('the first control pauses a carousel and starts it again', () => {
  show()
  expect(screen.getAllByRole('button')[0]).toHaveAccessibleName('Pause')
  press('Pause')
  advance(A_WHILE)
  expect(shown()).toBe(0)
  expect(document.querySelector('.slides')).toHaveAttribute('aria-live', 'polite')
  press('Start')
  advance(SLIDE_DURATION)
  expect(shown()).toBe(1)
  expect(document.querySelector('.slides')).toHaveAttribute('aria-live', 'off')
})

test('a carousel pauses on hover and on focus', () => {
  show()
  const region = screen.getByRole('region', { name: 'Client testimonials' })
  fireEvent.pointerEnter(region, { pointerType: 'mouse' })
  advance(A_WHILE)
  expect(shown()).toBe(0)
  fireEvent.pointerLeave(region)
  act(() => screen.getByRole('button', { name: 'Next slide' }).focus())
  advance(A_WHILE)
  expect(shown()).toBe(0)
  act(() => screen.getByRole('button', { name: 'Next slide' }).blur())
  advance(SLIDE_DURATION)
  expect(shown()).toBe(1)
})

test('a carousel pauses in a hidden tab', () => {
  show()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  advance(A_WHILE)
  expect(shown()).toBe(0)
})

test('a carousel starts paused under reduced motion', () => {
  reducedMotion = true
  show()
  expect(screen.getByRole('button', { name: 'Start' })).toBeVisible()
  advance(A_WHILE)
  expect(shown()).toBe(0)
})

test('arrow keys turn a carousel', () => {
  show()
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next slide' }), { key: 'ArrowRight' })
  expect(shown()).toBe(1)
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next slide' }), { key: 'ArrowLeft' })
  expect(shown()).toBe(0)
})

test.each([
  [-60, 0, 1],
  [60, 0, 2],
  [-40, 0, 0],
  [-60, 90, 0],
])('a swipe by %i, %i pixels shows slide %i', (x, y, target) => {
  show()
  const slides = document.querySelector('.slides') as HTMLElement
  fireEvent.pointerDown(slides, { clientX: 200, clientY: 200, pointerType: 'touch' })
  fireEvent.pointerUp(slides, { clientX: 200 + x, clientY: 200 + y, pointerType: 'touch' })
  expect(shown()).toBe(target)
})
