import { Fragment } from 'react'
import { commonIn, type LedgerLine, type LedgerWords, type Said, unlike } from './common.ts'
import { Links } from './Links.tsx'
import { SaidFields } from './SaidFields.tsx'

export interface LedgerGroupProps {
  words: LedgerWords
  group: LedgerWords['groups'][number]
  /** What holds for every line of the ledger that says nothing else. */
  common: Said
  /** The places that show any of its figures. A mark that leads to a place arrives at the first link to it, which has its name. */
  places: readonly { id?: string | undefined; href: string; name: string }[]
}

/** Figures of one kind, each on its line. What most of them have in common is said beside them, once. */
export function LedgerGroup({ words, group: { lines }, common, places }: LedgerGroupProps) {
  const ofGroup = { ...common, ...commonIn(lines, ['over', 'rule', 'by', 'on', 'sample']) }
  return (
    <>
      <dl>
        <SaidFields words={words} said={ofGroup} fields={unlike(ofGroup, common)} />
        {places.length > 0 && (
          <>
            <dt>{words.where}</dt>
            <dd>
              <Links to={places} />
            </dd>
          </>
        )}
      </dl>
      <dl className="ledger-lines">
        {lines.map((line) => (
          <Line key={line.figure.path} words={words} line={line} ofGroup={ofGroup} />
        ))}
      </dl>
    </>
  )
}

/** The figure, where the marks arrive, with the way to why it differs from others, and what it counts. */
function Line({ words, line, ofGroup }: { words: LedgerWords; line: LedgerLine; ofGroup: Said }) {
  const { figure, counted, how } = line
  const why = words.differences.items.filter(({ figures }) =>
    figures.some((other) => other.figure.path === figure.path),
  )
  return (
    <Fragment>
      <dt id={figure.path}>
        {figure.whole}
        {why.map(({ id }) => (
          <a key={id} href={`#why-${id}`} role="doc-noteref">
            †
          </a>
        ))}
      </dt>
      <dd>
        {counted}
        {unlike(how, ofGroup).map((field) => (
          <small key={field}>
            {`${words.fields[field]}: ${how[field] ?? ''}`}
            {how[field] === undefined && <i>{words.open}</i>}
          </small>
        ))}
      </dd>
    </Fragment>
  )
}
