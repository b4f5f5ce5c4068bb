import type { PageWords, Words } from '../../content/load-content.ts'
import { WaysIn } from '../page/WaysIn.tsx'
import '../../ui/sheet.css'
import '../../ui/side-sheet.css'
import './service-sheet.css'
import { Phrases } from '../../ui/Phrases.tsx'

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
    <aside className="sheet side-sheet service-sheet" aria-labelledby="benefits-heading">
      <h2 id="benefits-heading">
        <Phrases>{words.benefits}</Phrases>
      </h2>
      <ul>
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
