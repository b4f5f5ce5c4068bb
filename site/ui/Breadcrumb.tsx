import './breadcrumb.css'

interface BreadcrumbProps {
  /** The navigation's name: `Breadcrumb`. */
  label: string
  /** From the home page to this one, which comes last. */
  trail: readonly { label: string; href: string }[]
}

/** Where this page stands. */
export function Breadcrumb({ label, trail }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="breadcrumb">
      <ol>
        {trail.map(({ label: name, href }, position) => (
          <li key={name}>
            {position === trail.length - 1 ? <span aria-current="page">{name}</span> : <a href={href}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
