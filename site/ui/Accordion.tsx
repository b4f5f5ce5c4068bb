import type { ReactNode } from 'react'
import './accordion.css'
import { Phrases } from './Phrases.tsx'

export interface AccordionItem {
  /** The item's anchor; a link to it opens it (`site/document/page.ts`). */
  id: string
  title: ReactNode
  content: ReactNode
}

interface AccordionProps {
  /** Items of one name open one at a time; the browser sees to it, without script. Without a name each opens by itself. */
  name?: string
  items: readonly AccordionItem[]
}

/** Questions and answers, one open at a time. Older browsers merely let several be open. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} name={name}>
          <summary>
            <h3>{typeof title === 'string' ? <Phrases>{title}</Phrases> : title}</h3>
          </summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  )
}
