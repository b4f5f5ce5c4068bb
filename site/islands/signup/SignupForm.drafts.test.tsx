import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { errorId, type FormOutcome, fieldId, outcomeId } from '../../../contract/form-markup.ts'
import { accepted, english, fillIn, send, serverAnswers, startAfresh, textbox, thai } from './fixture-signup-form.ts'
import { SignupForm } from './SignupForm.tsx'

startAfresh()

test('changed after a lost answer, it is another request; unchanged, also after a reload, the same', async () => {
  const user = userEvent.setup()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const lost = () => new TypeError('Failed to fetch')
  const calls = serverAnswers(lost(), lost(), accepted())
  const { unmount } = render(<SignupForm {...english} />)
  await fillIn(user)
  await send(user)
  await waitFor(() => expect(calls).toHaveLength(1))
  await screen.findAllByText('Something went wrong')
  unmount()

  render(<SignupForm {...english} />)
  expect(textbox('Full name').value).toBe('Somchai Jaidee')
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('professional')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  await user.click(screen.getByRole('checkbox'))
  await send(user)
  await waitFor(() => expect(calls).toHaveLength(2))
  await screen.findByRole('button', { name: 'Send request' })
  await user.type(textbox('Full name'), ' Na Ayudhya')
  await send(user)
  await waitFor(() => expect(calls).toHaveLength(3))
  const [first, second, third] = calls.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('what was typed is there in the other language, without the consent, until it has arrived', async () => {
  const user = userEvent.setup()
  serverAnswers(accepted())
  const { unmount } = render(<SignupForm {...english} />)
  await fillIn(user)
  unmount()
  document.documentElement.lang = 'th'
  const inThai = render(<SignupForm {...thai} />)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'ชื่อ-นามสกุล' }).value).toBe('Somchai Jaidee')
  expect(sessionStorage.getItem('krajai-draft-signup')).not.toContain('termsAccepted')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'ส่งข้อมูล' }))
  await waitFor(() => expect(sessionStorage.getItem('krajai-draft-signup')).toContain('"values":{}'))
  expect(sessionStorage.getItem('krajai-draft-signup')).not.toContain('Somchai')
  inThai.unmount()
  render(<SignupForm {...english} />)
  expect(textbox('Full name').value).toBe('')
})

test('a draft that is none is passed over', () => {
  sessionStorage.setItem('krajai-draft-signup', '{"values":{"fullName":{"toString":1}}}')
  render(<SignupForm {...english} />)
  expect(textbox('Full name').value).toBe('')
})

/** A form as it stands in the page, and its island waking over it. */
function inPage() {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<SignupForm {...english} />)
  let root: Root | undefined
  onTestFinished(() => {
    act(() => root?.unmount())
    container.remove()
  })
  const wake = async () => {
    root = await act(async () => hydrateRoot(container, <SignupForm {...english} />))
  }
  return { container, wake }
}

test('what stood in the form before it woke is kept: typed text, and errors of an answer without script', async () => {
  const { container, wake } = inPage()
  const email = document.getElementById(fieldId('signup', 'email')) as HTMLInputElement
  email.value = 'somchai@'
  email.setAttribute('aria-invalid', 'true')
  const error = document.getElementById(errorId('signup', 'email'))
  if (!error) throw new Error('the form has no error element for its e-mail')
  error.hidden = false
  const prefix = error.querySelector('[data-prefix]')
  if (prefix) prefix.textContent = prefix.getAttribute('data-prefix')
  const message = error.querySelector('[data-message]')
  if (message) message.textContent = 'Please enter a valid email address'
  const list = container.querySelector('[data-errors]')
  if (list) list.innerHTML = '<li><a href="#signup-email">Please enter a valid email address</a></li>'
  await wake()
  expect(email.value).toBe('somchai@')
  expect(email).toHaveAccessibleDescription('Error: Please enter a valid email address')
})

const isShown = (outcome: FormOutcome) => document.getElementById(outcomeId('signup', outcome))?.hidden === false

test.each([
  ['sent', '/#signup-sent'],
  ['failed', '/?answer=token#signup-failed'],
] as const)('the outcome %s of a form sent without script stays until something is typed', async (outcome, address) => {
  const user = userEvent.setup()
  history.replaceState(null, '', address)
  const { wake } = inPage()
  await wake()
  expect(isShown(outcome)).toBe(true)
  expect(document.body).toHaveFocus()
  await user.click(textbox('Full name'))
  await user.tab()
  expect(isShown(outcome)).toBe(true)
  expect(location.hash).toBe(`#signup-${outcome}`)
  await user.type(textbox('E-mail'), 's')
  expect(isShown(outcome)).toBe(false)
  // A reload would bring it back otherwise, over what is being typed.
  expect(location.href).toMatch(/\/$/)
})

test('what the server says of a failure is still said when the form wakes, until it is sent again', async () => {
  const user = userEvent.setup()
  const faults = vi.spyOn(console, 'error').mockImplementation(() => {})
  history.replaceState(null, '', '/?answer=token#signup-failed')
  const { wake } = inPage()
  const told = document.querySelector('#signup-failed [data-message]')
  if (!told) throw new Error('the panel has no place for a message')
  told.textContent = 'Please try again later. You can send it again in 420 seconds.'
  await wake()
  expect(faults).not.toHaveBeenCalled()
  expect(isShown('failed')).toBe(true)
  expect(screen.getByText(/^Please try again later\. You can send it again in 420 seconds\.$/)).toBeVisible()
  serverAnswers(new Response(null, { status: 503 }))
  await fillIn(user)
  await send(user)
  await screen.findByText('Something went wrong', { selector: '.toast-title' })
  expect(told.textContent).toBe('Please try again later.')
})

test('the title names the failure of a form sent without script once, and no longer when it has been sent', async () => {
  const user = userEvent.setup()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  history.replaceState(null, '', '/?answer=token#signup-failed')
  document.title = 'Error: Krajai Newswire'
  const { wake } = inPage()
  await wake()
  expect(document.title).toBe('Error: Krajai Newswire')
  serverAnswers(new Response(null, { status: 503 }), accepted())
  await fillIn(user)
  expect(document.title).toBe('Krajai Newswire')
  await send(user)
  await waitFor(() => expect(document.title).toBe('Error: Krajai Newswire'))
  await send(user)
  await waitFor(() => expect(isShown('sent')).toBe(true))
  expect(document.title).toBe('Krajai Newswire')
})

test('the title stays plain where the address tells of a refusal that the server does not know', async () => {
  const user = userEvent.setup()
  history.replaceState(null, '', '/?answer=token#signup-invalid')
  document.title = 'Krajai Newswire'
  const { wake } = inPage()
  await wake()
  expect(document.title).toBe('Krajai Newswire')
  await user.type(textbox('E-mail'), 's')
  expect(document.title).toBe('Krajai Newswire')
})

test('the title names what is wrong with a form that sleeps, whichever wakes', async () => {
  history.replaceState(null, '', '/?answer=token#contact-invalid')
  document.title = 'Error: Krajai Newswire'
  const { wake } = inPage()
  document.body.insertAdjacentHTML('beforeend', '<form><div id="contact-invalid">Please check</div></form>')
  await wake()
  expect(document.title).toBe('Error: Krajai Newswire')
  document.getElementById('contact-invalid')?.parentElement?.remove()
})

test('what has arrived without script is a draft no longer', async () => {
  sessionStorage.setItem('krajai-draft-signup', '{"values":{"fullName":"Somchai Jaidee"}}')
  history.replaceState(null, '', '/#signup-sent')
  const { wake } = inPage()
  await wake()
  expect(textbox('Full name').value).toBe('')
  expect(sessionStorage.getItem('krajai-draft-signup')).toBeNull()
})

test('who has begun to type again before the form woke has left the outcome behind', async () => {
  history.replaceState(null, '', '/#signup-sent')
  const { wake } = inPage()
  textbox('Full name').value = 'Somying'
  await wake()
  expect(isShown('sent')).toBe(false)
  expect(location.hash).toBe('')
  expect(textbox('Full name').value).toBe('Somying')
  expect(sessionStorage.getItem('krajai-draft-signup')).toContain('Somying')
})
