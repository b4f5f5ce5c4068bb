import type { Words } from '../../../content/compose-content.ts'
import '../../../ui/steps.css'

/** How a text becomes Thai news: three steps on one wire. */
export function TranslationFlow({ words }: { words: Words['home']['thai']['translation'] }) {
  return (
    <section className="flow">
      <h3>{words.title}</h3>
      <p className="section-lead">{words.lead}</p>
      <ol className="steps">
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <h4>{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
