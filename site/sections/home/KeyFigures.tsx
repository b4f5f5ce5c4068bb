import type { SiteContent } from '../../content/load-content.ts'
import { SampleMark } from '../../ui/SampleMark.tsx'
import { LeadingFigures } from '../figures/LeadingFigures.tsx'
import { FiguresLink } from '../shared/FiguresLink.tsx'
import './home.css'

/** Emblems of the sample clients: SVG paths in a square of 36 units. A real client has its own logo, or its name alone. */
const EMBLEMS = [
  'M2 31c10-6 22-6 32 0M5 25c8-5 18-5 26 0M8 19c6-4 14-4 20 0M12 13c4-2.5 8-2.5 12 0',
  'M2 12c5-6 11-6 16 0s11 6 16 0M2 19c5-6 11-6 16 0s11 6 16 0M2 26c5-6 11-6 16 0s11 6 16 0',
  'M3 9h6m6 0h18M3 18h18m6 0h6M3 27h6m6 0h18M9 33V21m0-6V3M18 33V30m0-6V12m0-6V3M27 33V21m0-6V3',
  'M33 18a15 15 0 1 0-30 0 15 15 0 1 0 30 0M23.5 18a5.5 5.5 0 1 0-11 0 5.5 5.5 0 1 0 11 0M29 23.1a2.2 2.2 0 1 0-4.4 0 2.2 2.2 0 1 0 4.4 0M20.2 28.2a2.2 2.2 0 1 0-4.4 0 2.2 2.2 0 1 0 4.4 0M11.4 23.1a2.2 2.2 0 1 0-4.4 0 2.2 2.2 0 1 0 4.4 0M11.4 12.9a2.2 2.2 0 1 0-4.4 0 2.2 2.2 0 1 0 4.4 0M20.2 7.8a2.2 2.2 0 1 0-4.4 0 2.2 2.2 0 1 0 4.4 0M29 12.9a2.2 2.2 0 1 0-4.4 0 2.2 2.2 0 1 0 4.4 0',
] as const

interface KeyFiguresProps {
  content: SiteContent
  /** The logos that are pictures, by the name of the file. */
  pictures: Readonly<Record<string, { src: string; width: number; height: number } | undefined>>
}

/** Key figures and client logos, below the hero. */
export function KeyFigures({ content: { home, samples, site, figureTables }, pictures }: KeyFiguresProps) {
  const { networks, trust } = home
  const { logos } = samples
  return (
    <div className="key-figures">
      <section className="networks" aria-labelledby="networks-heading">
        <h2 id="networks-heading" className="sr-only">
          {networks.heading}
        </h2>
        <LeadingFigures {...networks.partner} />
        <FiguresLink figureTables={figureTables} />
      </section>
      {logos.length > 0 && (
        <section className="trust" aria-labelledby="trust-heading">
          <h2 id="trust-heading" className="small-print">
            {trust.heading} <SampleMark of={logos}>{site.sampleMark}</SampleMark>
          </h2>
          <ul role="list">
            {logos.map(({ id, name, sample, ...logo }, position) => {
              const picture = pictures[logo.picture ?? '']
              return (
                <li key={id} className="wordmark secondary">
                  {sample && (
                    <svg viewBox="0 0 36 36" aria-hidden="true">
                      <path d={EMBLEMS[position % EMBLEMS.length]} />
                    </svg>
                  )}
                  {picture ? <img {...picture} alt={name} decoding="async" /> : name}
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </div>
  )
}
