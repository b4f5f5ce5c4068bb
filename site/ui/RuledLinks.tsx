import './ruled-links.css'

export const RuledLinks = ({ items }: { items: readonly { href: string; title: string; text: string }[] }) => (
  <ul className="rows ruled-links">
    {items.map(({ href, title, text }) => (
      <li key={href}>
        <a href={href}>
          <strong>{title}</strong> <span className="secondary">{text}</span>
        </a>
      </li>
    ))}
  </ul>
)
