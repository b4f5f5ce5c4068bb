import type { OfferedFile } from '../../../contract/site-manifest.ts'
import type { CountingDetails, LedgerGroup } from '../../content/ledger.ts'
import type { Words } from '../../content/load-content.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { DownloadLink } from '../../ui/DownloadLink.tsx'
import { RuledItems } from '../../ui/RuledItems.tsx'
import { RuledTable } from '../../ui/RuledTable.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { sizeOf } from '../page/downloads.ts'
import './about.css'

/** The columns of a table, in their order. */
const COUNTING_DETAILS = ['over', 'rule', 'by', 'on', 'sample'] as const satisfies readonly (keyof CountingDetails)[]

interface LedgerProps {
  words: Words
  /** The figures as a CSV file, once a build has made it. */
  file: OfferedFile | undefined
}

/** What each figure of the site means: a table for each group, and the reasons why some differ. */
export function Ledger({ words: { ledger, pages }, file }: LedgerProps) {
  const { dateline, heading, lead, differences } = ledger
  const reasons = differences.items.map(({ title, figures, text }) => ({
    title,
    text: `${figures.map(({ figure }) => figure.fullText).join(' · ')}: ${text}`,
  }))
  return (
    <SectionFrame id="figures" className="ledger" {...{ dateline, heading, lead }}>
      <Accordion
        items={[
          ...ledger.groups.map((group) => ({
            id: `figures-${group.id}`,
            title: group.title,
            content: <LedgerTable words={ledger} group={group} />,
          })),
          { id: 'figures-why', title: differences.heading, content: <RuledItems items={reasons} /> },
        ]}
      />
      <p className="note">{ledger.samples}</p>
      {file && (
        <p>
          <DownloadLink href={file.path}>{ledger.file}</DownloadLink> {sizeOf(file.size, pages.blog.resources.sizes)}
        </p>
      )}
    </SectionFrame>
  )
}

/** The figures of one group. What holds for all of them stands below, not in a column. What is not known is left out. */
function LedgerTable({ words: { fields }, group }: { words: Words['ledger']; group: LedgerGroup }) {
  const valuesOf = (field: keyof CountingDetails) => [...new Set(group.lines.map(({ counting }) => counting[field]))]
  const columns = COUNTING_DETAILS.filter((field) => valuesOf(field).length > 1)
  const shared = COUNTING_DETAILS.filter((field) => !columns.includes(field) && valuesOf(field)[0])
  return (
    <>
      <RuledTable
        caption={group.title}
        columns={[fields.name, fields.counted, ...columns.map((field) => fields[field])]}
        rows={group.lines.map(({ figure, counted, counting }) => ({
          id: figure.path,
          cells: [figure.fullText, counted, ...columns.map((field) => counting[field])],
        }))}
      />
      <p className="note">{shared.map((field) => `${fields[field]}: ${valuesOf(field)[0]}`).join(' · ')}</p>
    </>
  )
}
