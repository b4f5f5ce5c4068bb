import { Fragment } from 'react'
import { Links } from './Links.tsx'
import type { LedgerWords } from './said.ts'

type Difference = LedgerWords['differences']['items'][number]

/** The figures that differ. Those that are printed alike are told apart by what they are called. */
function linksOf({ groups }: LedgerWords, { figures }: Difference) {
  const titleOf = (path: string) => groups.find(({ lines }) => lines.some(({ figure }) => figure.path === path))?.title
  return figures.map(({ figure: { path, whole } }) => {
    const isAlone = figures.filter(({ figure }) => figure.whole === whole).length === 1
    return { href: `#${path}`, name: isAlone ? whole : `${whole} ${titleOf(path)}` }
  })
}

/** Where two sections show different figures of what sounds like one thing: the reason, and what of it is open. */
export function Differences({ words }: { words: LedgerWords }) {
  const { heading, lead, items } = words.differences
  return (
    <section className="ledger-why" aria-labelledby="figures-why">
      <h3 id="figures-why">{heading}</h3>
      <p>{lead}</p>
      <dl>
        {items.map((item) => (
          <Fragment key={item.id}>
            <dt id={`why-${item.id}`}>{item.title}</dt>
            <dd>
              <Links to={linksOf(words, item)} />
            </dd>
            <dd>
              {item.text}
              {item.open && (
                <small>
                  <i>{words.open}</i>
                  {`: ${item.open}`}
                </small>
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
