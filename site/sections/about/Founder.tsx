import type { PageWords } from '../../content/load-content.ts'
import { Monogram } from '../../figures/Monogram.tsx'
import { SampleMark } from '../../ui/SampleMark.tsx'
import './about.css'

interface FounderProps {
  words: PageWords<'about'>['founder']
  sampleMark: string
}

/** Who began it: a monogram in place of a face, and a short life. */
export function Founder({ words, sampleMark }: FounderProps) {
  return (
    <section className="section split founder" aria-labelledby="founder-heading">
      <Monogram initials={words.initials} />
      <div className="stack">
        <h2 id="founder-heading">
          {words.heading} <SampleMark of={[words]}>{sampleMark}</SampleMark>
        </h2>
        <p className="founder-name">
          {words.name} <span>{words.role}</span>
        </p>
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
