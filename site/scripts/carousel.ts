const SLIDE_DURATION_MS = 8000
/** Minimum horizontal distance of a swipe. */
const SWIPE_PX = 50

/**
 * Sets up a `Carousel` (`site/ui/Carousel.tsx`). Buttons, dots, arrow keys and swipes change the slide. A timer changes it every
 * eight seconds. The timer pauses on hover, on focus, in a hidden tab and by the pause button (WCAG 2.2.2).
 */
function setUpCarousel(region: HTMLElement): void {
  const one = (selector: string) => region.querySelector(selector) as HTMLElement
  const all = (selector: string) => [...region.querySelectorAll<HTMLElement>(selector)]
  const [slides, dots] = [all('.slide'), all('.carousel-dots button')]
  const [play, view, track] = [one('.carousel-play'), one('.carousel-view'), one('.slides')]
  const [pause, start] = [play.getAttribute('aria-label') ?? '', play.dataset.start ?? '']

  let index = 0
  let playing = !matchMedia('(prefers-reduced-motion: reduce)').matches
  let hovered = false
  let focused = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const schedule = () => {
    clearTimeout(timer)
    const isTimed = playing && !hovered && !focused && !document.hidden
    if (isTimed) timer = setTimeout(() => goTo(index + 1), SLIDE_DURATION_MS)
    track.setAttribute('aria-live', isTimed ? 'off' : 'polite')
    play.setAttribute('aria-label', playing ? pause : start)
    play.toggleAttribute('data-paused', !playing)
  }
  const goTo = (target: number) => {
    index = (target + slides.length) % slides.length
    track.style.transform = `translateX(-${index * 100}%)`
    for (const [position, slide] of slides.entries()) slide.inert = position !== index
    for (const [position, dot] of dots.entries()) dot.setAttribute('aria-current', String(position === index))
    schedule()
  }

  play.addEventListener('click', () => {
    playing = !playing
    schedule()
  })
  for (const button of all('[data-step]'))
    button.addEventListener('click', () => goTo(index + Number(button.dataset.step)))
  for (const [position, dot] of dots.entries()) dot.addEventListener('click', () => goTo(position))
  region.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') goTo(index + 1)
    else if (key === 'ArrowLeft') goTo(index - 1)
  })

  region.addEventListener('pointerenter', ({ pointerType }) => {
    hovered = pointerType === 'mouse'
    schedule()
  })
  region.addEventListener('pointerleave', () => {
    hovered = false
    schedule()
  })
  region.addEventListener('focusin', () => {
    focused = true
    schedule()
  })
  region.addEventListener('focusout', ({ relatedTarget }) => {
    focused = region.contains(relatedTarget as Node | null)
    schedule()
  })
  document.addEventListener('visibilitychange', schedule)

  // A mouse drag selects text, so only touch and pen swipe.
  let pressed: PointerEvent | undefined
  track.addEventListener('pointerdown', (event) => {
    pressed = event.pointerType === 'mouse' ? undefined : event
  })
  track.addEventListener('pointercancel', () => {
    pressed = undefined
  })
  track.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (!pressed) return
    const [x, y] = [clientX - pressed.clientX, clientY - pressed.clientY]
    pressed = undefined
    if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > Math.abs(y)) goTo(index - Math.sign(x))
  })

  // Only scrolling without script needs the tab stop. If the row has the focus now, `-1` keeps the focus until the next Tab.
  if (view === document.activeElement) view.tabIndex = -1
  else view.removeAttribute('tabindex')
  region.dataset.ready = 'true'
  goTo(0)
}

export function setUpCarousels(): void {
  for (const region of document.querySelectorAll<HTMLElement>('.carousel')) setUpCarousel(region)
}
