import type { ReactNode } from 'react'
import type { Words } from '../../content/load-content.ts'
import type { Locale } from '../../locale/paths.ts'
import { SampleMark } from '../../ui/SampleMark.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'

interface TestimonialsProps {
  words: Words
  locale: Locale
  /** The live carousel with its slides. */
  carousel: ReactNode
}

export function Testimonials({ words, locale, carousel }: TestimonialsProps) {
  const { dateline, heading } = words.home.testimonials
  return (
    <SectionFrame
      id="testimonials"
      dateline={dateline}
      heading={heading}
      mark={<SampleMark of={words.samples.testimonials}>{words.site.sampleMark}</SampleMark>}
      locale={locale}
    >
      {carousel}
    </SectionFrame>
  )
}
