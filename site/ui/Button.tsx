import type { ButtonHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'primary' | 'quiet'
  /** At work: the button keeps its place and its focus, and says so. */
  busy?: boolean
}

export function Button({ kind = 'primary', type = 'button', busy = false, className, ...button }: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames('button', `button-${kind}`, className)}
      aria-busy={busy || undefined}
      {...button}
    />
  )
}
