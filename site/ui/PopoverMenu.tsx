import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface PopoverMenuProps {
  id: string
  /** What the button shows. */
  button: ReactNode
  /** The button's name where what it shows does not say it. */
  label?: string
  className?: string
  panelClassName?: string
  children: ReactNode
}

/**
 * A button and the panel it opens: the browser's own popover, so it opens without script, closes on Escape and on a
 * press outside, and gives the focus back. Scripted popovers would bring React to every page view.
 */
export function PopoverMenu({ id, button, label, className, panelClassName, children }: PopoverMenuProps) {
  return (
    <div className={classNames('menu', className)}>
      <button type="button" popoverTarget={id} className="menu-button" aria-label={label}>
        {button}
      </button>
      <div id={id} popover="auto" className={classNames('menu-panel', panelClassName)}>
        {children}
      </div>
    </div>
  )
}
