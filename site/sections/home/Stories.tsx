import type { Words } from '../../content/compose-content.ts'
import './stories.css'
import '../../ui/sheet.css'

interface StoriesProps {
  title: string
  stories: Words['samples']['stories']['thai']
  sampleMark: string
}

/** Client stories as clippings: whose, what was told, what came of it. Invented ones say so. */
export function Stories({ title, stories, sampleMark }: StoriesProps) {
  return (
    <section className="stories">
      <h3>{title}</h3>
      <div className="clippings">
        {stories.map(({ id, client, title: headline, text, results, sample }) => (
          <article key={id} className="sheet clipping">
            <p className="clipping-client">
              {client}
              {sample && <small>{sampleMark}</small>}
            </p>
            <h4>{headline}</h4>
            <p>{text}</p>
            <dl>
              {results.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
    </section>
  )
}
