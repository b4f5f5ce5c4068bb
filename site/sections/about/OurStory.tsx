import type { PageWords } from '../../content/load-content.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import './our-story.css'

interface OurStoryProps {
  words: PageWords<'about'>['story']
}

/** The company's story in newspaper columns. */
export function OurStory({ words }: OurStoryProps) {
  return (
    <HeadedSection className="section our-story" name="story" heading={words.heading}>
      <div className="our-story-columns">
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </HeadedSection>
  )
}
