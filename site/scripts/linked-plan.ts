import { fieldId } from '../../contract/form-markup.ts'

/** Chooses the plan of the URL in the signup form: `/?plan=professional#signup`. The island takes over what the form says. */
export function chooseLinkedPlan(): void {
  const plan = new URLSearchParams(location.search).get('plan')
  const select = document.getElementById(fieldId('signup', 'serviceInterest'))
  if (!(select instanceof HTMLSelectElement) || select.value) return
  if (!Array.from(select.options).some(({ value }) => value === plan)) return
  select.value = plan ?? ''
  // If the island is already there, it has to learn of the change.
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
