import { Fragment } from 'react'
import type { Field, LedgerWords, Said } from './said.ts'

interface SaidFieldsProps {
  words: LedgerWords
  said: Said
  fields: readonly Field[]
}

/** Fields and what is said in them, as terms of a list; what only the company knows is the dotted line of a form. */
export function SaidFields({ words, said, fields }: SaidFieldsProps) {
  return fields.map((field) => (
    <Fragment key={field}>
      <dt>{words.fields[field]}</dt>
      <dd>{said[field] ?? <i>{words.open}</i>}</dd>
    </Fragment>
  ))
}
