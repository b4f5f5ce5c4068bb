/** The home page's testimonials turn once they are in view, and what turns them comes for that alone. */
export function turnCarouselInView(): void {
  const region = document.querySelector<HTMLElement>('.carousel')
  if (!region) return
  const sight = new IntersectionObserver(async (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    sight.disconnect()
    const { turnCarousel } = await import('../islands/carousel/turn-carousel.ts')
    turnCarousel(region)
  })
  sight.observe(region)
}
