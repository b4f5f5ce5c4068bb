import { useLayoutEffect, useState } from 'react'

const CONTROLS = 'a[href], button, input, select, summary, textarea'

const findControls = (selector: string) =>
  [...document.querySelectorAll<HTMLInputElement>(selector)].flatMap((element) =>
    element.matches(CONTROLS) ? element : [...element.querySelectorAll<HTMLInputElement>(CONTROLS)],
  )

/**
 * Keeps the focus and what the visitor typed and chose before hydration. If the browser has translated the HTML by then, React replaces it
 * with new elements.
 *
 * @param selector the form or the control of the island
 */
export function useKeptInput(selector: string): void {
  const [before] = useState(() =>
    typeof document === 'undefined' ? undefined : { controls: findControls(selector), focused: document.activeElement },
  )
  useLayoutEffect(() => {
    if (!before || before.controls.every(({ isConnected }) => isConnected)) return
    const replacements = findControls(selector)
    for (const [position, old] of before.controls.entries()) {
      const control = replacements[position]
      if (!control) continue
      if ('value' in old) control.value = old.value
      if ('checked' in old) control.checked = old.checked
      if (old !== before.focused) continue
      control.focus({ preventScroll: true })
      // Only text fields have a selection.
      if (old.selectionStart !== undefined && old.selectionStart !== null)
        control.setSelectionRange(old.selectionStart, old.selectionEnd)
    }
  }, [before, selector])
}
