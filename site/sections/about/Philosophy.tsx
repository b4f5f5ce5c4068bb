import type { PageWords } from '../../content/load-content.ts'
import { Phrases } from '../../ui/Phrases.tsx'
import './about.css'

interface PhilosophyProps {
  words: PageWords<'about'>['philosophy']
}

/** What the company believes, on a night edition's page. */
export function Philosophy({ words }: PhilosophyProps) {
  return (
    <section className="section stack edge-to-edge philosophy" data-theme="dark" aria-labelledby="philosophy-heading">
      <h2 id="philosophy-heading" className="dateline">
        <Phrases>{words.dateline}</Phrases>
      </h2>
      {words.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}
