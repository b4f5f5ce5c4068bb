/** How long a slide stands, in milliseconds. */
const SLIDE_DURATION = 8000
/** How far a finger travels sideways, in pixels, before it means a swipe. */
const SWIPE = 50

/**
 * Turns the slides of a `Carousel`: by its buttons, the arrow keys and swipes, wrapping both ways, and by itself every
 * eight seconds. It stands still while the pointer is over it or the focus inside, while nobody can see it, and from the start
 * for those who ask for reduced motion; once stopped it stays stopped. The first control stops it, as WCAG 2.2.2
 * asks of all that moves by itself. Two kilobytes that answer at once, where React would come for it with seventy.
 */
export function turnCarousel(region: HTMLElement): void {
  const one = (selector: string) => region.querySelector(selector) as HTMLElement
  const all = (selector: string) => [...region.querySelectorAll<HTMLElement>(selector)]
  const [slides, dots, play, view] = [
    all('.slide'),
    all('.carousel-dots button'),
    one('.carousel-play'),
    one('.carousel-view'),
  ]
  const track = one('.slides')
  const [pause, start] = [play.textContent, play.dataset.start ?? '']
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

  let index = 0
  let playing = !reducedMotion.matches
  let hovered = false
  let focused = false
  let inView = true
  let timer: ReturnType<typeof setTimeout> | undefined

  const follow = () => {
    clearTimeout(timer)
    const turning = playing && !hovered && !focused && inView && !document.hidden
    if (turning) timer = setTimeout(() => goTo(index + 1), SLIDE_DURATION)
    track.ariaLive = turning ? 'off' : 'polite'
    const label = playing ? pause : start
    // WebKit lets no click follow a press whose text was set anew meanwhile, as it would be by the focus that the press brings.
    if (play.textContent !== label) play.textContent = label
  }
  const show = () => {
    // Set by script and not as an attribute of the HTML, where the content security policy forbids it.
    track.style.transform = `translateX(-${index * 100}%)`
    for (const [position, slide] of slides.entries()) slide.inert = position !== index
    for (const [position, dot] of dots.entries()) dot.ariaCurrent = position === index ? 'true' : null
  }
  const goTo = (target: number) => {
    index = (target + slides.length) % slides.length
    view.scrollTo({ left: 0 })
    show()
    // A slide chosen by hand stands its full time too.
    follow()
  }

  play.addEventListener('click', () => {
    playing = !playing
    follow()
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
    follow()
  })
  region.addEventListener('pointerleave', () => {
    hovered = false
    follow()
  })
  region.addEventListener('focusin', () => {
    focused = true
    follow()
  })
  region.addEventListener('focusout', ({ relatedTarget }) => {
    focused = region.contains(relatedTarget as Node | null)
    follow()
  })
  document.addEventListener('visibilitychange', follow)
  new IntersectionObserver((entries) => {
    const seen = entries.at(-1)?.isIntersecting ?? inView
    // Said of it at first, too: the slide that stands then is not to stand longer.
    if (seen === inView) return
    inView = seen
    follow()
  }).observe(region)
  reducedMotion.addEventListener('change', ({ matches }) => {
    if (matches) playing = false
    follow()
  })

  // With a mouse a drag selects text.
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
    if (Math.abs(x) >= SWIPE && Math.abs(x) > Math.abs(y)) goTo(index - Math.sign(x))
  })

  // Whoever is scrolling the row keeps the focus, and leaves it with the next key.
  if (view === document.activeElement) view.tabIndex = -1
  else view.removeAttribute('tabindex')
  region.dataset.awake = 'true'
  goTo(0)
}
