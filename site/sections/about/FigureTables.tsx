import { COUNTING_DETAILS, type CountingDetails } from '../../../contract/figures.ts'
import type { OfferedFile } from '../../../contract/site-manifest.ts'
import type { ComposedFigureTable } from '../../content/compose/figure-tables.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { RuledItems } from '../../ui/RuledItems.tsx'
import { RuledTable } from '../../ui/RuledTable.tsx'
import { Section } from '../../ui/Section.tsx'
import { formatFileSize } from '../shared/downloads.ts'
import './about.css'

interface FigureTablesProps {
  content: SiteContent
  /** The CSV file with all figures. The build makes it; the dev server may not have it. */
  file: OfferedFile | undefined
}

/** Explains every figure of the site: a table per group, and why some figures differ. */
export function FigureTables({ content: { figureTables, pages }, file }: FigureTablesProps) {
  const { dateline, heading, lead, differences } = figureTables
  const reasons = differences.items.map(({ title, figures, text }) => ({
    title,
    text: `${figures.map(({ figure }) => figure.fullText).join(' · ')}: ${text}`,
  }))
  return (
    <Section id="figures" className="figure-tables" dateline={dateline} heading={heading} lead={lead}>
      <Accordion
        items={[
          ...figureTables.groups.map((group) => ({
            id: `figures-${group.id}`,
            title: group.title,
            content: <FigureTable words={figureTables} group={group} />,
          })),
          { id: 'figures-why', title: differences.heading, content: <RuledItems items={reasons} /> },
        ]}
      />
      <p className="note">{figureTables.samples}</p>
      {file && (
        <p>
          <a className="text-link" download href={file.path}>
            {figureTables.file}
          </a>{' '}
          {formatFileSize(file.size, pages.blog.resources.sizes)}
        </p>
      )}
    </Section>
  )
}

/** The figures of one group. A field with one value for all rows becomes a note below the table, and an empty field is left out. */
function FigureTable({ words: { fields }, group }: { words: SiteContent['figureTables']; group: ComposedFigureTable }) {
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
