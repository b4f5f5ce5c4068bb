/**
 * While someone fills in a form, its fields need the little room that a phone's keyboard leaves. By script, because the
 * rule in CSS would be a `:has()` on the whole page, which phones pay for with each change of it.
 */
export function hideCallBarWhileTyping(): void {
  const bar = document.getElementById('call-bar')
  if (!bar) return
  const isField = (target: EventTarget | null) =>
    target instanceof Element && target.matches('form :is(input, select, textarea)')
  addEventListener('focusin', ({ target }) => {
    bar.hidden = isField(target)
  })
  addEventListener('focusout', () => {
    bar.hidden = false
  })
}
