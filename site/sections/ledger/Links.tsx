import { Fragment } from 'react'

interface Link {
  id?: string | undefined
  href: string
  name: string
}

/** Links in a row, parted as the entries of an index are. */
export function Links({ to }: { to: readonly Link[] }) {
  return to.map(({ id, href, name }, position) => (
    <Fragment key={href}>
      {position > 0 && ' · '}
      <a id={id} href={href}>
        {name}
      </a>
    </Fragment>
  ))
}
