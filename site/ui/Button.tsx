import type { ButtonHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import './button.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'primary' | 'quiet'
  isBusy?: boolean
}

export function Button({ kind = 'primary', type = 'button', isBusy = false, className, ...button }: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames('button', `button-${kind}`, className)}
      aria-busy={isBusy || undefined}
      {...button}
    />
  )
}
