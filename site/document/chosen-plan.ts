import { afterPaint } from '../browser/after-paint.ts'
import { opensElsewhere } from '../browser/opens-elsewhere.ts'

/**
 * The field is found by its name in the payload: its id would bring the contract into the script of every page.
 */
const findChoice = () => document.querySelector<HTMLSelectElement>('select[name=serviceInterest]')

const planOf = ({ search }: { search: string }) => new URLSearchParams(search).get('plan')

/** Chooses as a person does, so that a form that is awake hears of it. What does not exist is not chosen. */
function choose(choice: HTMLSelectElement, plan: string): void {
  if (![...choice.options].some(({ value }) => value === plan)) return
  choice.value = plan
  choice.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The plan that the map shows is the form's, whichever of the two was asked. */
function lightChoice(choice: HTMLSelectElement): void {
  const plans = document.querySelectorAll<HTMLInputElement>('[name=reach]')
  const show = () => {
    for (const plan of plans) plan.checked = plan.value === choice.value
  }
  for (const plan of plans) plan.addEventListener('change', () => choose(choice, plan.value))
  choice.addEventListener('change', show)
  show()
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
  lightChoice(choice)
  const linked = planOf(location)
  if (linked && !choice.value) choose(choice, linked)
  // Chosen otherwise by hand, the address no longer says it, or the plan would be back in the other language.
  choice.addEventListener('change', () => {
    if (planOf(location)) history.replaceState(null, '', location.pathname + location.hash)
  })

  document.addEventListener('click', async (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const plan = link && planOf(link)
    if (!plan || link.pathname !== location.pathname || opensElsewhere(event)) return
    event.preventDefault()
    await afterPaint()
    choose(choice, plan)
    history.pushState(null, '', link.href)
    // To an address with a hash that is the page's own already: nothing is loaded, the browser goes to the form.
    location.replace(link.href)
  })
}
