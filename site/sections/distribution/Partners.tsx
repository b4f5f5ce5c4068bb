import { Phrases } from '../../ui/Phrases.tsx'

interface PartnersProps {
  title: string
  kinds: readonly string[]
}

/** Partner outlets by kind, on one line: never a real company's name. */
export function Partners({ title, kinds }: PartnersProps) {
  return (
    <section className="partners">
      <h3>
        <Phrases>{title}</Phrases>
      </h3>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>{kind}</li>
        ))}
      </ul>
    </section>
  )
}
