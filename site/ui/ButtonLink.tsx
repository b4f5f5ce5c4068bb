import type { AnchorHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The primary one stands once in a group, beside it the quiet ones. */
  kind?: 'primary' | 'quiet'
  href: string
}

/** A link that looks like a button: it leads somewhere, so it is a link to everybody. */
export function ButtonLink({ kind = 'primary', className, ...link }: ButtonLinkProps) {
  return <a className={classNames('button', `button-${kind}`, className)} {...link} />
}
