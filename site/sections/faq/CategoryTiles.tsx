import type { PageWords } from '../../content/load-content.ts'
import './faq.css'

interface CategoryTilesProps {
  label: string
  categories: PageWords<'faq'>['categories']
}

/** The six subjects as the index of a newspaper: number, subject, what it holds. */
export function CategoryTiles({ label, categories }: CategoryTilesProps) {
  return (
    <nav className="category-tiles" aria-label={label}>
      <ol className="grid">
        {categories.map(({ id, title, text }, position) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="number" aria-hidden>
                {String(position + 1).padStart(2, '0')}
              </span>
              <strong>{title}</strong> <span className="tile-text">{text}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
