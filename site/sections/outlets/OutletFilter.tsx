import type { Words } from '../../content/load-content.ts'

type OutletWords = Words['outlets']

interface ChoiceProps {
  name: 'by' | 'list'
  words: Record<string, string> & { legend: string }
}

/** One of several, all of them to begin with. */
function Choice({ name, words: { legend, ...options } }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {Object.entries(options).map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === 'all'} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** Which rows of the table are shown: its style sheet answers the choice (outlets.css). */
export function OutletFilter({ words }: { words: OutletWords }) {
  return (
    <form className="outlets-filter">
      <Choice name="by" words={words.by} />
      <Choice name="list" words={words.list} />
      <p className="sr-only" role="status" data-shown={words.shown} data-unanswered />
    </form>
  )
}
