import { expect, test, vi } from 'vitest'
import { chooseLinkedPlan } from './chosen-plan.ts'

const plans = ['basic', 'enterprise']
const form = `<form><select name="serviceInterest"><option value="">Please select</option>${plans
  .map((plan) => `<option value="${plan}">${plan}</option>`)
  .join('')}</select></form>`

test('the form’s plan is that of the form which stands there, although another has taken its place', async () => {
  document.body.innerHTML = `<a href="?plan=enterprise#signup">Enterprise</a>
    ${plans.map((plan) => `<input type="radio" name="reach" value="${plan}">`).join('')}
    <div id="signup">${form}</div>`
  const find = <Found extends Element>(selector: string) => document.querySelector(selector) as Found
  const choice = () => find<HTMLSelectElement>('select')
  const lit = () => document.querySelector<HTMLInputElement>('[name=reach]:checked')?.value
  chooseLinkedPlan()
  // As React does with a form that a translator has been through.
  find('#signup').innerHTML = form

  find<HTMLAnchorElement>('a').click()
  await vi.waitFor(() => expect(choice().value).toBe('enterprise'))
  expect(lit()).toBe('enterprise')
  expect(location.search).toBe('?plan=enterprise')

  find<HTMLInputElement>('[value=basic]').click()
  expect(choice().value).toBe('basic')
  expect(location.search).toBe('')

  choice().value = 'enterprise'
  choice().dispatchEvent(new Event('change', { bubbles: true }))
  expect(lit()).toBe('enterprise')
})
