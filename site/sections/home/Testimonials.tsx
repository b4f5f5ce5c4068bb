import type { ReactNode } from 'react'
import type { Words } from '../../content/compose-content.ts'
import type { Locale } from '../../locale/paths.ts'
import { SectionFrame } from '../../ui/SectionFrame.tsx'

interface TestimonialsProps {
  words: Words['home']['testimonials']
  locale: Locale
  /** The live carousel with its slides. */
  carousel: ReactNode
}

export function Testimonials({ words, locale, carousel }: TestimonialsProps) {
  return (
    <SectionFrame id="testimonials" dateline={words.dateline} heading={words.heading} locale={locale}>
      {carousel}
    </SectionFrame>
  )
}
