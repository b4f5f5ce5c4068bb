import { Fragment } from 'react'
import { SaidFields } from './SaidFields.tsx'
import { commonIn, type Field, type LedgerLine, type LedgerWords, type Said, unlike } from './said.ts'

export interface LedgerGroupProps {
  words: LedgerWords
  group: LedgerWords['groups'][number]
  /** What holds for every line of the ledger that says nothing else. */
  common: Said
}

/** Figures of one kind, each on its line. What most of them have in common is said beside them, once. */
export function LedgerGroup({ words, group: { lines }, common }: LedgerGroupProps) {
  const ofGroup = { ...common, ...commonIn(lines, Object.keys(words.fields) as Field[]) }
  return (
    <>
      <dl>
        <SaidFields words={words} said={ofGroup} fields={unlike(ofGroup, common)} />
      </dl>
      <dl className="ledger-lines">
        {lines.map((line) => (
          <Line key={line.figure.path} words={words} line={line} ofGroup={ofGroup} />
        ))}
      </dl>
    </>
  )
}

interface LineProps {
  words: LedgerWords
  line: LedgerLine
  ofGroup: Said
}

/** The figure, with the way to why it differs from others, and what it counts. */
function Line({ words, line, ofGroup }: LineProps) {
  const { figure, counted, how } = line
  const why = words.differences.items.filter(({ figures }) =>
    figures.some((other) => other.figure.path === figure.path),
  )
  return (
    <Fragment>
      <dt id={figure.path}>
        {figure.whole}
        {why.map(({ id }) => (
          <a key={id} href={`#why-${id}`} role="doc-noteref" aria-labelledby={`why-${id}`}>
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
