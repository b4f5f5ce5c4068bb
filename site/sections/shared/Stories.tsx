import type { SiteContent } from '../../content/load-content.ts'
import { classNames } from '../../ui/class-names.ts'
import './stories.css'

interface StoriesProps {
  /** Without it, the stories belong to the heading above, and have their texts. */
  heading?: string
  stories: SiteContent['samples']['stories']['thai']
}

export function Stories({ heading, stories }: StoriesProps) {
  if (stories.length === 0) return null
  const Title = heading ? 'h4' : 'h3'
  const list = (
    <div className={classNames('grid story-list', !heading && 'small-print')}>
      {stories.map(({ id, client, title, text, results }) => (
        <article key={id}>
          <p className="small-print">{client}</p>
          <Title>{title}</Title>
          {!heading && <p>{text}</p>}
          <ul className="inline" role="list">
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
  if (!heading) return list
  return (
    <section className="stories">
      <h3 className="ruled-heading">{heading}</h3>
      {list}
    </section>
  )
}
