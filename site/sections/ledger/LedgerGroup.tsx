import { RuledTable } from '../../ui/RuledTable.tsx'
import { spoken } from '../../ui/spoken.ts'
import { commonIn, type LedgerLine, type LedgerWords, type Said, unlike } from './common.ts'
import { Links } from './Links.tsx'
import { SaidField, SaidFields } from './SaidFields.tsx'

interface LedgerGroupProps {
  words: LedgerWords
  group: LedgerWords['groups'][number]
  /** What holds for every line of the ledger that says nothing else. */
  common: Said
}

/** The places that show all lines. */
function placesOfAll([first, ...rest]: readonly LedgerLine[]): LedgerLine['places'] {
  return (first?.places ?? []).filter(({ id }) => rest.every(({ places }) => places.some((place) => place.id === id)))
}

/** Figures of one kind, each on its line. What most of them have in common is said beside them, once. */
export function LedgerGroup({ words, group: { title, lines }, common }: LedgerGroupProps) {
  const ofGroup = { ...common, ...commonIn(lines, ['over', 'rule', 'by', 'on', 'sample']) }
  const ofAll = placesOfAll(lines)
  const more = lines.map(({ places }) => places.filter((place) => !ofAll.some((shared) => shared.id === place.id)))
  const hasMore = more.some((places) => places.length > 0)
  const { name, counted, places } = words.columns
  return (
    <div className="ledger-group">
      <dl>
        <SaidFields words={words} said={ofGroup} fields={unlike(ofGroup, common)} />
        {ofAll.length > 0 && (
          <div>
            <dt>{places}</dt>
            <dd>
              <Links to={ofAll} />
            </dd>
          </div>
        )}
      </dl>
      <RuledTable
        caption={title}
        columns={[name, counted, ...(hasMore ? [places] : [])]}
        rows={lines.map((line, position) => ({
          id: line.figure.path,
          cells: [
            <FigureCell key="figure" words={words} line={line} />,
            <div key="counted">
              {line.counted}
              {unlike(line.how, ofGroup).map((field) => (
                <small key={field}>
                  {words.fields[field]}: <SaidField words={words}>{line.how[field]}</SaidField>
                </small>
              ))}
            </div>,
            ...(hasMore ? [<Links key="places" to={more[position] ?? []} />] : []),
          ],
        }))}
      />
    </div>
  )
}

/** The figure, where the marks arrive, and the way to why it differs from others. */
function FigureCell({ words, line: { figure } }: { words: LedgerWords; line: LedgerLine }) {
  const why = words.differences.items.filter(({ figures }) =>
    figures.some((other) => other.figure.path === figure.path),
  )
  return (
    <>
      <span id={figure.path} className="ledger-figure">
        {figure.whole}
      </span>
      {why.map(({ id, title }) => (
        <a key={id} href={`#why-${id}`} aria-label={spoken(title)}>
          †
        </a>
      ))}
    </>
  )
}
