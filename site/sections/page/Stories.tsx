import type { SiteContent } from '../../content/load-content.ts'
import { Phrases } from '../../ui/Phrases.tsx'
import './stories.css'

interface StoriesProps {
  /** The summary of a story that is folded on phones: `Read the story`. */
  read: string
  stories: SiteContent['samples']['stories']['thai']
  level: 'h3' | 'h4'
}

/** Client stories with their results. */
export function Stories({ read, stories, level: Heading }: StoriesProps) {
  return (
    <div className="grid">
      {stories.map(({ id, client, title, text, results }) => (
        <article key={id} className="sheet story-sheet">
          <p className="story-client">{client}</p>
          <Heading>
            <Phrases>{title}</Phrases>
          </Heading>
          <details className="fold">
            <summary>
              {read}
              <span className="sr-only">{`: ${title}`}</span>
            </summary>
            <p>{text}</p>
          </details>
          <ul className="story-results small-print">
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
