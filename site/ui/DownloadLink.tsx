import type { AnchorHTMLAttributes } from 'react'

/** A link to a file. It turns off Astro's prefetch on hover, which is for pages. */
export const DownloadLink = (link: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  <a className="text-link" download data-astro-prefetch="false" {...link} />
)
