import type { PageWords } from '../../content/load-content.ts'
import type { Locale } from '../../locale/paths.ts'
import { Phrases } from '../../ui/Phrases.tsx'
import './our-story.css'

interface OurStoryProps {
  words: PageWords<'about'>['story']
  locale: Locale
}

/** The company's story in newspaper columns. */
export function OurStory({ words, locale }: OurStoryProps) {
  return (
    <section className="section our-story" aria-labelledby="story-heading">
      <h2 id="story-heading">
        <Phrases locale={locale}>{words.heading}</Phrases>
      </h2>
      <div className="our-story-columns">
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
