import type { PageWords } from '../../content/load-content.ts'
import { Monogram } from '../../figures/Monogram.tsx'
import { SampleMark } from '../../ui/SampleMark.tsx'
import './founder.css'

interface FounderProps {
  words: PageWords<'about'>['founder']
  sampleMark: string
}

/** Who began it: a monogram in place of a face, and a short life. */
export function Founder({ words, sampleMark }: FounderProps) {
  return (
    <section className="section founder" aria-labelledby="founder-heading">
      <div className="founder-monogram">
        <Monogram initials={words.initials} />
      </div>
      <div>
        <h2 id="founder-heading">
          {words.heading} <SampleMark of={[words]}>{sampleMark}</SampleMark>
        </h2>
        <p className="founder-name">{words.name}</p>
        <p className="founder-role">{words.role}</p>
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
