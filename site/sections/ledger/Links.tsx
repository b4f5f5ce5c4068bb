import { Fragment } from 'react'
import { spoken } from '../../ui/spoken.ts'

interface Link {
  href: string
  name: string
  /** What tells it from links of the same name. */
  about?: string | undefined
}

/** Links in a row, parted as the entries of an index are. */
export function Links({ to }: { to: readonly Link[] }) {
  return to.map(({ href, name, about }, position) => (
    <Fragment key={href}>
      {position > 0 && ' · '}
      <a href={href} aria-label={about && spoken(`${name}, ${about}`)}>
        {name}
      </a>
    </Fragment>
  ))
}
