import type { Locale } from '../../locale/paths.ts'
import { Phrases } from '../../ui/Phrases.tsx'
import './story.css'

interface StoryProps {
  /** The heading's id is `{id}-heading`. */
  id: string
  heading: string
  paragraphs: readonly string[]
  locale: Locale
}

/** A heading and running text, set as the lead of a story and its body. */
export function Story({ id, heading, paragraphs, locale }: StoryProps) {
  return (
    <section className="story" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>
        <Phrases locale={locale}>{heading}</Phrases>
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}
