import type { Field, LedgerWords, Said } from './common.ts'

/** What is said in a field; what only the company knows is the dotted line of a form. */
export function SaidField({ words, children }: { words: LedgerWords; children: string | undefined }) {
  return children ?? <span className="ledger-open">{words.open}</span>
}

interface SaidFieldsProps {
  words: LedgerWords
  said: Said
  fields: readonly Field[]
}

/** Fields and what is said in them, as terms of a list. */
export function SaidFields({ words, said, fields }: SaidFieldsProps) {
  return fields.map((field) => (
    <div key={field}>
      <dt>{words.fields[field]}</dt>
      <dd>
        <SaidField words={words}>{said[field]}</SaidField>
      </dd>
    </div>
  ))
}
