import type { Words } from '../../content/load-content.ts'
import '../../ui/sheet.css'
import './stories.css'
import { Phrases } from '../../ui/Phrases.tsx'

interface StoriesProps {
  stories: Words['samples']['stories']['thai']
  /** The level of their headings. */
  level: 'h3' | 'h4'
}

/** Client stories as clippings: whose, what was told, what came of it. */
export function Stories({ stories, level: Heading }: StoriesProps) {
  return (
    <div className="clippings">
      {stories.map(({ id, client, title, text, results }) => (
        <article key={id} className="sheet clipping">
          <p className="clipping-client">{client}</p>
          <Heading>
            <Phrases>{title}</Phrases>
          </Heading>
          <p>{text}</p>
          <ul>
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
