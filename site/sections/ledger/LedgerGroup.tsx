import { Fragment, type ReactNode } from 'react'
import { inRanges } from './in-ranges.ts'
import { Links } from './Links.tsx'
import { SaidFields } from './SaidFields.tsx'
import { commonIn, type Field, type LedgerLine, type LedgerWords, type Said, unlike } from './said.ts'

export interface LedgerGroupProps {
  words: LedgerWords
  group: LedgerWords['groups'][number]
  /** What holds for every line of the ledger that says nothing else. */
  common: Said
  /** The places that show any of its figures. A mark that leads to a place arrives at the first link to it, which has its name. */
  places: readonly { place: string; id?: string | undefined; href: string; name: string }[]
}

/** Which of its group's places show a figure, counted from 1. */
const numbersOf = (line: LedgerLine, places: LedgerGroupProps['places']) =>
  places.flatMap(({ place }, position) => (line.places.some(({ id }) => id === place) ? [position + 1] : []))

/** Figures of one kind, each on its line. What most of them have in common is said beside them, once. */
export function LedgerGroup({ words, group: { lines }, common, places }: LedgerGroupProps) {
  const ofGroup = { ...common, ...commonIn(lines, Object.keys(words.fields) as Field[]) }
  const linesAt = lines.map((line) => numbersOf(line, places))
  const areNumbered = linesAt.some((numbers) => numbers.length < places.length)
  return (
    <>
      <dl>
        <SaidFields words={words} said={ofGroup} fields={unlike(ofGroup, common)} />
        {places.length > 0 && (
          <>
            <dt>{words.where}</dt>
            <dd>
              <Links
                to={places.map((place, position) => ({ ...place, number: areNumbered ? position + 1 : undefined }))}
              />
            </dd>
          </>
        )}
      </dl>
      <dl className="ledger-lines">
        {lines.map((line, position) => (
          <Line key={line.figure.path} words={words} line={line} ofGroup={ofGroup}>
            {(linesAt[position]?.length ?? 0) < places.length && (
              <small className="ledger-at">{`${words.where}: ${inRanges(linesAt[position] ?? [])}`}</small>
            )}
          </Line>
        ))}
      </dl>
    </>
  )
}

interface LineProps {
  words: LedgerWords
  line: LedgerLine
  ofGroup: Said
  /** Where it stands, if not at all places of its group. */
  children: ReactNode
}

/** The figure, where the marks arrive, with the way to why it differs from others, and what it counts. */
function Line({ words, line, ofGroup, children }: LineProps) {
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
        {children}
      </dd>
    </Fragment>
  )
}
