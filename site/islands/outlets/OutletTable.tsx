import { useEffect, useRef, useState } from 'react'
import { KeptWords } from '../../ui/KeptWords.tsx'
import { useKeptInput } from '../../ui/use-kept-input.ts'
import type { OutletTableProps } from './Outlets.tsx'
import '../../ui/ruled-table.css'
import './outlets.css'

/** A group of radio buttons. The first is `all`. */
function Choice({ name, words }: { name: 'by' | 'list'; words: OutletTableProps['words'] }) {
  const { legend, ...options } = words[name]
  return (
    <fieldset className="inline">
      <legend className="small-print">{legend}</legend>
      {Object.entries(options).map(([option, label]) => (
        <label key={option}>
          <input type="radio" name={name} value={option} defaultChecked={option === 'all'} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** The table of outlets with a filter. Without script, all rows are shown. */
export function OutletTable({ words, counts }: OutletTableProps) {
  const [{ by, list }, setChosen] = useState({ by: 'all', list: 'all' })
  const filter = useRef<HTMLFormElement>(null)
  useKeptInput('.outlets-filter')

  function read() {
    if (!filter.current) return
    const chosen = new FormData(filter.current)
    setChosen({ by: String(chosen.get('by')), list: String(chosen.get('list')) })
  }
  // Applies a choice made before hydration.
  useEffect(read, [])

  const shown = counts.filter((count) => [count.by, 'all'].includes(by) && [count.list, 'all'].includes(list))
  const rows = shown.reduce((sum, count) => sum + count.rows.length, 0)
  return (
    <>
      <form className="outlets-filter needs-script" ref={filter} onChange={read}>
        <Choice name="by" words={words} />
        <Choice name="list" words={words} />
        <p className="sr-only" role="status">
          {(by !== 'all' || list !== 'all') && words.shown.replace('{n}', String(rows))}
        </p>
      </form>
      <table className="ruled-table numbers outlets-table">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.label}</th>
            <th scope="col">{words.columns.number}</th>
          </tr>
        </thead>
        {shown.map((count) => (
          <tbody key={`${count.by} ${count.list}`}>
            <tr>
              <th colSpan={2} scope="rowgroup">
                {words.by[count.by]} · {words.list[count.list]}
              </th>
            </tr>
            {count.rows[0]?.number ? (
              count.rows.map(({ label, number }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{number}</td>
                </tr>
              ))
            ) : (
              <tr>
                <td colSpan={2}>
                  <KeptWords>{count.rows.map(({ label }) => label).join(' · ')}</KeptWords>
                </td>
              </tr>
            )}
            {count.rows.length > 1 && count.rows[0]?.number && (
              <tr className="outlets-total">
                <th scope="row">{words.total}</th>
                <td>{count.total}</td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </>
  )
}
