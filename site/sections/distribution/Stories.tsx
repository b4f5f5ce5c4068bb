import type { Words } from '../../content/load-content.ts'
import { SampleMark } from '../../ui/SampleMark.tsx'
import './stories.css'
import '../../ui/sheet.css'

interface StoriesProps {
  title: string
  stories: Words['samples']['stories']['thai']
  sampleMark: string
}

/** Client stories as clippings: whose, what was told, what came of it. The heading says of invented ones that they are. */
export function Stories({ title, stories, sampleMark }: StoriesProps) {
  return (
    <section className="stories">
      <h3>
        {title} <SampleMark of={stories}>{sampleMark}</SampleMark>
      </h3>
      <div className="clippings">
        {stories.map(({ id, client, title: headline, text, results }) => (
          <article key={id} className="sheet clipping">
            <p className="clipping-client">{client}</p>
            <h4>{headline}</h4>
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
    </section>
  )
}
