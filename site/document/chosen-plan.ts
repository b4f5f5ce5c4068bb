import { afterPaint } from '../browser/after-paint.ts'
import { opensElsewhere } from '../browser/opens-elsewhere.ts'

/**
 * The field is found by its name in the payload: its id would bring the contract into the script of every page. It is looked up each
 * time: React puts a form of its own in the place of one that a browser's translator has been through.
 */
const findChoice = () => document.querySelector<HTMLSelectElement>('select[name=serviceInterest]')

const planOf = ({ search }: { search: string }) => new URLSearchParams(search).get('plan')

/** Chooses as a person does, so that a form that is awake hears of it. What does not exist is not chosen. */
function choose(plan: string): void {
  const choice = findChoice()
  if (!choice || ![...choice.options].some(({ value }) => value === plan)) return
  choice.value = plan
  choice.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The plan that the map shows is the form's, whichever of the two was asked. */
function light(chosen: string): void {
  for (const plan of document.querySelectorAll<HTMLInputElement>('[name=reach]')) plan.checked = plan.value === chosen
}

/**
 * `/?plan=professional#signup` opens the form with that plan chosen. This happens in the page itself, before anyone
 * touches the form: the island starts from what it finds there. A choice that is there already is left alone: it is the
 * visitor's from before a reload, or the server's, which sends the page with the plan chosen, as other hosts cannot.
 *
 * On the home page itself such a link needs no load: its plan is chosen, whatever was before, and the form comes into view.
 */
export function chooseLinkedPlan(): void {
  const choice = findChoice()
  if (!choice) return
  const linked = planOf(location)
  if (linked && !choice.value) choose(linked)
  light(choice.value)

  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'reach') return choose(target.value)
    if (target !== findChoice()) return
    light((target as HTMLSelectElement).value)
    // Chosen otherwise by hand, the address no longer says it, or the plan would be back in the other language.
    if (planOf(location)) history.replaceState(null, '', location.pathname + location.hash)
  })

  document.addEventListener('click', async (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const plan = link && planOf(link)
    if (!plan || link.pathname !== location.pathname || opensElsewhere(event)) return
    event.preventDefault()
    await afterPaint()
    choose(plan)
    history.pushState(null, '', link.href)
    // To an address with a hash that is the page's own already: nothing is loaded, the browser goes to the form.
    location.replace(link.href)
  })
}
