import type { SiteContent } from '../../content/load-content.ts'
import { Monogram } from '../../drawings/Monogram.tsx'
import { Carousel } from '../../ui/Carousel.tsx'
import { SampleMark } from '../../ui/SampleMark.tsx'
import { Section } from '../../ui/Section.tsx'
import './home.css'

const STARS = 5

export function Testimonials({ content }: { content: SiteContent }) {
  const { testimonials: section } = content.home
  const { testimonials } = content.samples
  if (testimonials.length === 0) return null
  const total = String(testimonials.length)
  return (
    <Section
      id="testimonials"
      className="split"
      {...section}
      mark={<SampleMark of={testimonials}>{content.site.sampleMark}</SampleMark>}
    >
      <Carousel words={section} count={testimonials.length}>
        {testimonials.map(({ id, quote, name, title, monogram }, position) => (
          // biome-ignore lint/a11y/useSemanticElements: the W3C's carousel pattern gives a slide the role `group`.
          <div
            key={id}
            className="slide quote"
            role="group"
            aria-roledescription={section.slideKind}
            aria-label={section.slide.replace('{n}', String(position + 1)).replace('{total}', total)}
          >
            <p className="stars" role="img" aria-label={section.rating}>
              {'★'.repeat(STARS)}
            </p>
            <blockquote>{quote}</blockquote>
            <div className="person">
              <Monogram initials={monogram} />
              <p>
                <strong>{name}</strong>
                {title}
              </p>
            </div>
          </div>
        ))}
      </Carousel>
    </Section>
  )
}
