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
  /** Items of one group open one at a time (`site/document/page.ts`). Without a group, and without script, each opens by itself. */
  group?: string
  items: readonly AccordionItem[]
}

/** Titles that can be opened. */
export function Accordion({ group, items }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} data-group={group}>
          <summary>
            <h3>{typeof title === 'string' ? <Phrases>{title}</Phrases> : title}</h3>
          </summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  )
}
