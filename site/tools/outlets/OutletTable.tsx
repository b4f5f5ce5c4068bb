import { useEffect, useRef, useState } from 'react'
import { StateMark } from '../../ui/StateMark.tsx'
import '../../ui/ruled-table.css'
import './outlets.css'

interface OutletTableProps {
  words: {
    caption: string
    columns: { label: string; number: string }
    by: Record<string, string> & { legend: string }
    list: Record<string, string> & { legend: string }
    unknown: string
    total: string
    /** `{n}` is the number of rows that are shown. */
    shown: string
    none: string
  }
  /** One list of outlets, counted in one way. */
  counts: readonly {
    by: string
    list: string
    total: string
    rows: readonly { label: string; number: string | undefined }[]
  }[]
}

interface ChoiceProps {
  name: string
  words: Record<string, string> & { legend: string }
  value: string
  onChange: (value: string) => void
}

function Choice({ name, words: { legend, ...options }, value, onChange }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {Object.entries(options).map(([option, label]) => (
        <label key={option}>
          <input type="radio" name={name} value={option} checked={option === value} onChange={() => onChange(option)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** The outlets by kind, whole without script, and with it by way of counting and by list. */
export function OutletTable({ words, counts }: OutletTableProps) {
  const [by, setBy] = useState('all')
  const [list, setList] = useState('all')
  const filter = useRef<HTMLFormElement>(null)

  // What was chosen before hydration.
  useEffect(() => {
    if (!filter.current) return
    const chosen = new FormData(filter.current)
    setBy(String(chosen.get('by')))
    setList(String(chosen.get('list')))
  }, [])

  const shown = counts.filter((count) => [count.by, 'all'].includes(by) && [count.list, 'all'].includes(list))
  const rows = shown.reduce((sum, count) => sum + count.rows.length + 1, 0)
  return (
    <>
      <form className="outlets-filter needs-script" ref={filter}>
        <Choice name="by" words={words.by} value={by} onChange={setBy} />
        <Choice name="list" words={words.list} value={list} onChange={setList} />
        <p className="sr-only" role="status">
          {(by !== 'all' || list !== 'all') && words.shown.replace('{n}', String(rows))}
        </p>
      </form>
      {shown.length === 0 ? (
        <p className="note">
          <StateMark state="empty" />
          {words.none}
        </p>
      ) : (
        <table className="ruled-table outlets-table">
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
              {count.rows.map(({ label, number }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td className={number ? undefined : 'outlets-unknown'}>{number ?? words.unknown}</td>
                </tr>
              ))}
              <tr className="outlets-total">
                <th scope="row">{words.total}</th>
                <td>{count.total}</td>
              </tr>
            </tbody>
          ))}
        </table>
      )}
    </>
  )
}
