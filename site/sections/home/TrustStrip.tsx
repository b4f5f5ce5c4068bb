import type { Words } from '../../content/load-content.ts'
import { ClientWordmark, WORDMARK_DEVICES } from '../../figures/ClientWordmark.tsx'
import { SampleMark } from '../../ui/SampleMark.tsx'
import './trust.css'

interface TrustStripProps {
  words: Words['home']['trust']
  logos: Words['samples']['logos']
  sampleMark: string
}

/** Whose news has been sent, in one quiet line. */
export function TrustStrip({ words, logos, sampleMark }: TrustStripProps) {
  return (
    <section className="trust" aria-labelledby="trust-heading">
      <h2 id="trust-heading">
        {words.heading} <SampleMark of={logos}>{sampleMark}</SampleMark>
      </h2>
      <ul>
        {logos.map(({ id, name }, position) => {
          const device = WORDMARK_DEVICES[position % WORDMARK_DEVICES.length]
          return device && <ClientWordmark key={id} name={name} device={device} />
        })}
      </ul>
    </section>
  )
}
