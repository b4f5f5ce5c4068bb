import type { SiteContent } from '../../content/load-content.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { RuledTable } from '../../ui/RuledTable.tsx'
import { Section } from '../../ui/Section.tsx'
import { Paragraphs } from '../shared/PageHead.tsx'
import { calculateTransfer, listPaymentTerms } from './payment-terms.ts'
import './pricing.css'

/** Tax, ways to pay and vendor documents, for the buyer's accounts department. */
export function Payment({ content }: { content: SiteContent }) {
  const { paymentTerms, identity } = content
  const { dateline, heading, lead, columns } = paymentTerms
  const terms = (
    <RuledTable
      caption={paymentTerms.link}
      className="paying-table"
      columns={[columns.subject, columns.thailand, columns.abroad]}
      rows={listPaymentTerms(paymentTerms, identity.billing).map(({ id, title, thailand, abroad }) => ({
        id,
        cells: [
          title,
          <Paragraphs key={`${id}-thailand`} texts={thailand} />,
          <Paragraphs key={`${id}-abroad`} texts={abroad} />,
        ],
      }))}
    />
  )
  return (
    <Section id="paying" dateline={dateline} heading={heading} lead={lead}>
      <Accordion
        items={[
          { id: 'paying-terms', title: paymentTerms.link, content: terms },
          { id: 'paying-example', title: paymentTerms.example.heading, content: <TransferExample content={content} /> },
        ]}
      />
    </Section>
  )
}

/** An example of the amount that a company in Thailand transfers. */
function TransferExample({ content: { paymentTerms, identity } }: { content: SiteContent }) {
  const { example } = paymentTerms
  const isUnregistered = identity.billing.vat === 'unregistered'
  const fee = example.fee.figure.value
  const { vat, total, withheld, transfer } = calculateTransfer(fee, {
    vat: isUnregistered ? 0 : example.vat.figure.value,
    withholding: example.withheld.figure.value,
  })
  const rows = [
    { id: 'fee', text: example.fee.label, amount: fee },
    ...(isUnregistered ? [] : [{ id: 'vat', text: example.vat.label, amount: vat }]),
    { id: 'total', text: example.total, amount: total },
    { id: 'withheld', text: example.withheld.label, amount: -withheld },
    { id: 'transfer', text: example.transfer, amount: transfer },
  ]
  return (
    <>
      <RuledTable
        className="numbers paying-example"
        caption={example.heading}
        columns={[example.columns.line, example.columns.amount]}
        rows={rows.map(({ id, text, amount }) => ({
          id,
          cells: [text, amount.toLocaleString('en-US').replace('-', '−')],
        }))}
      />
      <p className="note">{example.note}</p>
    </>
  )
}
