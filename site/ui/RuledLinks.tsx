import { Phrases } from './Phrases.tsx'
import './ruled-links.css'

interface RuledLinksProps {
  items: readonly { href: string; title: string; text: string }[]
}

/** A list of links with texts, separated by lines. */
export const RuledLinks = ({ items }: RuledLinksProps) => (
  <ul className="rows ruled-links">
    {items.map(({ href, title, text }) => (
      <li key={href}>
        <a href={href}>
          <strong>
            <Phrases>{title}</Phrases>
          </strong>{' '}
          <span>{text}</span>
        </a>
      </li>
    ))}
  </ul>
)
