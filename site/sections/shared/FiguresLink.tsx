import type { SiteContent } from '../../content/load-content.ts'
import '../../drawings/figure.css'

/** Links to `/about#figures`, which explains every figure. */
export function FiguresLink({ figureTables }: { figureTables: SiteContent['figureTables'] }) {
  return (
    <p className="figure-note">
      <a className="text-link" href={figureTables.path}>
        {figureTables.link}
      </a>
    </p>
  )
}
