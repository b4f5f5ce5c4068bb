import type { ProseHeading } from '../../content/prose.ts'
import { Phrases } from '../../ui/Phrases.tsx'
import './page.css'

interface ContentsProps {
  label: string
  headings: readonly ProseHeading[]
}

/** The sections of a long text. On a wide page it stays beside the text. */
export function Contents({ label, headings }: ContentsProps) {
  return (
    <nav className="text-index" aria-labelledby="contents-heading">
      <h2 id="contents-heading" className="ruled-heading">
        <Phrases>{label}</Phrases>
      </h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
