import type { Words } from '../../content/load-content.ts'
import { Links } from './Links.tsx'

/** Where two sections show different figures of what sounds like one thing: the reason, and what of it is open. */
export function Differences({ words }: { words: Words['ledger'] }) {
  const { heading, lead, items } = words.differences
  const titleOf = (path: string) =>
    words.groups.find(({ lines }) => lines.some(({ figure }) => figure.path === path))?.title
  return (
    <section className="ledger-index ledger-why" aria-labelledby="figures-why">
      <h3 id="figures-why">{heading}</h3>
      <p>{lead}</p>
      <dl>
        {items.map(({ id, title, figures, text, open }) => (
          <div key={id} id={`why-${id}`}>
            <dt>{title}</dt>
            <dd>
              <Links
                to={figures.map(({ figure }) => ({
                  href: `#${figure.path}`,
                  name: figure.whole,
                  about: titleOf(figure.path),
                }))}
              />
            </dd>
            <dd>
              {text}
              {open && (
                <small>
                  <span className="ledger-open">{words.open}</span>: {open}
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
