import { Fragment } from 'react'

interface Link {
  id?: string | undefined
  href: string
  name: string
  /** Said before it where others refer to it. */
  number?: number | undefined
}

/** Links in a row, parted as the entries of an index are. */
export function Links({ to }: { to: readonly Link[] }) {
  return to.map(({ id, href, name, number }, position) => (
    <Fragment key={href}>
      {position > 0 && ' · '}
      {number && `${number}\u00A0`}
      <a id={id} href={href}>
        {name}
      </a>
    </Fragment>
  ))
}
