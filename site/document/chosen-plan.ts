/**
 * `/?plan=professional#signup` opens the form with that plan chosen. This happens in the page itself, before anyone
 * touches the form: the island starts from what it finds there. A choice that is made already is left alone.
 *
 * The field is found by its name in the payload. Its id would come from the contract, and a module shared with the
 * islands costs every page two requests.
 */
export function chooseLinkedPlan(): void {
  const plan = new URLSearchParams(location.search).get('plan')
  const choice = document.querySelector('select[name=serviceInterest]')
  if (!plan || !(choice instanceof HTMLSelectElement) || choice.value) return
  if ([...choice.options].some(({ value }) => value === plan)) choice.value = plan
}
