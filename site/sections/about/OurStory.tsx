import type { PageWords } from '../../content/load-content.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import './about.css'

interface OurStoryProps {
  words: PageWords<'about'>['story']
}

/** The company's story in newspaper columns. */
export function OurStory({ words }: OurStoryProps) {
  return (
    <HeadedSection className="section" name="story" heading={words.heading}>
      <div className="our-story">
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </HeadedSection>
  )
}
