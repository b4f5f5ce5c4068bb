import type { Words } from '../../../content/load-content.ts'
import { Carousel } from '../../../ui/Carousel.tsx'
import { SampleMark } from '../../../ui/SampleMark.tsx'
import { SectionFrame } from '../../../ui/SectionFrame.tsx'
import { Quote } from './Quote.tsx'

interface TestimonialsProps {
  words: Words
}

export function Testimonials({ words }: TestimonialsProps) {
  const { testimonials: section } = words.home
  const { testimonials } = words.samples
  const total = String(testimonials.length)
  return (
    <SectionFrame
      id="testimonials"
      {...section}
      mark={<SampleMark of={testimonials}>{words.site.sampleMark}</SampleMark>}
    >
      <Carousel words={section} count={testimonials.length}>
        {testimonials.map((testimonial, position) => (
          <Quote
            key={testimonial.id}
            label={section.slide.replace('{n}', String(position + 1)).replace('{total}', total)}
            kind={section.slideKind}
            rating={section.rating}
            testimonial={testimonial}
          />
        ))}
      </Carousel>
    </SectionFrame>
  )
}
