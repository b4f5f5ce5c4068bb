import { afterPaint } from '../browser/after-paint.ts'

/**
 * While someone fills in a form, or writes a draft, its fields need the little room that a phone's keyboard leaves. By script, because the
 * rule in CSS would be a `:has()` on the whole page, which phones pay for with each change of it.
 */
export function hideCallBarWhileTyping(): void {
  const bar = document.getElementById('call-bar')
  if (!bar) return
  // Behind the frame that shows the field entered, and once for a step from one field to the next.
  const follow = async () => {
    await afterPaint()
    bar.hidden = document.activeElement?.matches('textarea, form :is(input, select)') ?? false
  }
  addEventListener('focusin', follow)
  addEventListener('focusout', follow)
}
