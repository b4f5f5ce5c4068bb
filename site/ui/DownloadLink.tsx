import type { AnchorHTMLAttributes } from 'react'

/** A link to a file. Pages are fetched ahead when a pointer rests on their links; a file is not. */
export const DownloadLink = (link: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  <a className="text-link" download data-astro-prefetch="false" {...link} />
)
