import type { Words } from '../../content/load-content.ts'
import { Phrases } from '../../ui/Phrases.tsx'

interface StoriesProps {
  stories: Words['samples']['stories']['thai']
  /** The level of their headings. */
  level: 'h3' | 'h4'
}

/** Client stories as clippings: whose, what was told, what came of it. */
export function Stories({ stories, level: Heading }: StoriesProps) {
  return (
    <div className="grid">
      {stories.map(({ id, client, title, text, results }) => (
        <article key={id} className="sheet story-sheet">
          <p className="story-client">{client}</p>
          <Heading>
            <Phrases>{title}</Phrases>
          </Heading>
          <p>{text}</p>
          <ul className="story-results">
            {results.map(({ value, label }) => (
              <li key={label}>
                <strong>{value}</strong> {label}
              </li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  )
}
