import type { AnchorHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import './button.css'

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A group has at most one primary button. */
  kind?: 'primary' | 'quiet'
  href: string
}

export function ButtonLink({ kind = 'primary', className, ...link }: ButtonLinkProps) {
  return <a className={classNames('button', `button-${kind}`, className)} {...link} />
}
