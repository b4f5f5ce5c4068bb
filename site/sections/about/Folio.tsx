import './about.css'

/** The line below a masthead: what the paper is, and where it comes from. */
export function Folio({ items }: { items: readonly string[] }) {
  return (
    <ul className="folio">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
