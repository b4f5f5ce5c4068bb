import { Accordion } from '../../ui/Accordion.tsx'
import type { LedgerWords } from './common.ts'
import { Links } from './Links.tsx'

/** The lines of a place: a group by its name where all of it is shown, else figure by figure. */
function linesOf({ groups }: LedgerWords, shown: LedgerWords['byPlace'][number]['figures']) {
  const paths = new Set(shown.map(({ path }) => path))
  return groups.flatMap(({ id, title, lines }) => {
    const inPlace = lines.filter(({ figure }) => paths.has(figure.path))
    if (inPlace.length === lines.length) return [{ href: `#figures-${id}`, name: title }]
    return inPlace.map(({ figure, shown }) => ({ href: `#${figure.path}`, name: shown }))
  })
}

/** The ledger by page: from every part of the site to the lines of its figures. */
export function LedgerPlaces({ words }: { words: LedgerWords }) {
  const { heading, lead } = words.places
  return (
    <Accordion
      headingLevel="h3"
      items={[
        {
          id: 'figures-by-page',
          title: heading,
          content: (
            <div className="ledger-index">
              <p>{lead}</p>
              <dl>
                {words.byPlace.map(({ id, name, href, figures }) => (
                  <div key={id} id={`in-${id}`}>
                    <dt>
                      <a href={href}>{name}</a>
                    </dt>
                    <dd>
                      <Links to={linesOf(words, figures)} />
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          ),
        },
      ]}
    />
  )
}
