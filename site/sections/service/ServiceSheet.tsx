import type { PageWords, Words } from '../../content/load-content.ts'
import { Phrases } from '../../ui/Phrases.tsx'
import { WaysIn } from '../page/WaysIn.tsx'
import './service.css'

interface ServiceSheetProps {
  words: PageWords<'services'>['shared']
  actions: Words['site']['actions']
  benefits: readonly string[]
  /** The page's path with its language. */
  path: string
}

/** The sheet beside the text: what the buyer gains, and the two ways to ask for it. It stays in view while the text passes. */
export function ServiceSheet({ words, actions, benefits, path }: ServiceSheetProps) {
  return (
    <aside className="sheet sheet-padded" aria-labelledby="benefits-heading">
      <h2 id="benefits-heading" className="ruled-heading">
        <Phrases>{words.benefits}</Phrases>
      </h2>
      <ul className="side-list">
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <p className="actions">
        <WaysIn words={{ ...actions, getStarted: words.getStarted }} path={path} />
      </p>
    </aside>
  )
}
