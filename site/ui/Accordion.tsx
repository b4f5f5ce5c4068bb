import type { ReactNode } from 'react'
import './accordion.css'

export interface AccordionItemData {
  /** The anchor. `site/scripts/page.ts` opens the item that the URL's hash names. */
  id: string
  title: ReactNode
  content: ReactNode
}

interface AccordionProps {
  /** Only one item of a group is open at a time. This needs script (`site/scripts/page.ts`). */
  group?: string
  items: readonly AccordionItemData[]
}

export function Accordion({ group, items }: AccordionProps) {
  return (
    <div className="rows accordion">
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} data-group={group}>
          <summary>
            <h3>{title}</h3>
          </summary>
          {content}
        </details>
      ))}
    </div>
  )
}
