import { HeadedSection } from '../../ui/HeadedSection.tsx'
import './page.css'

interface StoryProps {
  /** The id of the heading is `{name}-heading`. */
  name: string
  heading: string
  paragraphs: readonly string[]
}

/** A heading and running text, set as the lead of a story and its body. */
export function Story({ name, heading, paragraphs }: StoryProps) {
  return (
    <HeadedSection className="story" name={name} heading={heading}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </HeadedSection>
  )
}
