import type { OfferedFile } from '../../../contract/site-manifest.ts'
import type { How, LedgerGroup } from '../../content/ledger.ts'
import type { Words } from '../../content/load-content.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { DownloadLink } from '../../ui/DownloadLink.tsx'
import { RuledTable } from '../../ui/RuledTable.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { sizeOf } from '../page/downloads.ts'
import '../../figures/figure.css'
import './ledger.css'
import { Phrases } from '../../ui/Phrases.tsx'

/** The columns of a table, in their order. */
const HOW_FIELDS = ['over', 'rule', 'by', 'on', 'sample'] as const satisfies readonly (keyof How)[]

interface LedgerProps {
  words: Words
  /** The same as data, once a build has made it. */
  files: readonly (OfferedFile | undefined)[]
}

/** What each figure of the site means: a table for each group, the reasons why some differ, and all of it as data. */
export function Ledger({ words, files }: LedgerProps) {
  const { ledger } = words
  const { dateline, heading, lead, differences } = ledger
  return (
    <SectionFrame id="figures" className="ledger" {...{ dateline, heading, lead }}>
      <Accordion
        items={[
          ...ledger.groups.map((group) => ({
            id: `figures-${group.id}`,
            title: (
              <>
                <Phrases>{group.title}</Phrases>{' '}
                <small>
                  <Phrases running>{group.lines.map(({ figure }) => figure.whole).join(' · ')}</Phrases>
                </small>
              </>
            ),
            content: <LedgerTable words={ledger} group={group} />,
          })),
          { id: 'figures-why', title: differences.heading, content: <Differences words={ledger} /> },
        ]}
      />
      <p className="figure-note">{ledger.samples}</p>
      <h3>
        <Phrases>{ledger.files.heading}</Phrases>
      </h3>
      <ul>
        {files.map(
          (file) =>
            file && (
              <li key={file.path}>
                <DownloadLink href={file.path}>
                  {file.path.endsWith('.csv') ? ledger.files.csv : ledger.files.json}
                </DownloadLink>{' '}
                {sizeOf(file.size, words.pages.blog.resources.sizes)}
              </li>
            ),
        )}
      </ul>
    </SectionFrame>
  )
}

/** The figures of one group. What holds for all of them stands below, not in a column. */
function LedgerTable({ words: { fields, open }, group }: { words: Words['ledger']; group: LedgerGroup }) {
  const valuesOf = (field: (typeof HOW_FIELDS)[number]) => new Set(group.lines.map(({ how }) => how[field] ?? open))
  const columns = HOW_FIELDS.filter((field) => valuesOf(field).size > 1)
  const shared = HOW_FIELDS.filter((field) => !columns.includes(field))
  return (
    <>
      <RuledTable
        caption={group.title}
        columns={[fields.name, fields.counted, ...columns.map((field) => fields[field])]}
        rows={group.lines.map(({ figure, counted, how }) => ({
          id: figure.path,
          cells: [figure.whole, counted, ...columns.map((field) => how[field] ?? open)],
        }))}
      />
      <p className="figure-note">
        {shared.map((field) => `${fields[field]}: ${[...valuesOf(field)].join()}`).join(' · ')}
      </p>
    </>
  )
}

/** Where figures differ that sound like one thing: the reason, and what of it is still open. */
function Differences({ words: { differences, open } }: { words: Words['ledger'] }) {
  return (
    <>
      <p>{differences.lead}</p>
      <dl>
        {differences.items.map((item) => (
          <div key={item.id}>
            <dt>
              {item.title} <small>{item.figures.map(({ figure }) => figure.whole).join(' · ')}</small>
            </dt>
            <dd>
              {item.text}
              {item.open && ` (${open}: ${item.open})`}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
