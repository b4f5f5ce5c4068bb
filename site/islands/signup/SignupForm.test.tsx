import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorId, fieldId, MESSAGE_ATTRIBUTE } from '../../../contract/form-markup.ts'
import { messages } from '../../../contract/messages.ts'
import { composeContent } from '../../content/compose-content.ts'
import { readContent } from '../../content/read-content.ts'
import { SignupForm } from './SignupForm.tsx'
import { signupFormProps } from './signup-form-props.ts'

const { words } = composeContent(readContent('content'))
const english = signupFormProps(words.en, 'en')
const thai = signupFormProps(words.th, 'th')

beforeEach(() => {
  sessionStorage.clear()
  document.documentElement.lang = 'en'
  document.title = 'Krajai Newswire'
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function serverAnswers(...answers: (Response | Error)[]) {
  const calls: { headers: Headers; body: unknown }[] = []
  const fetchMock = vi.fn<typeof fetch>(async (_url, init) => {
    calls.push({ headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) })
    const answer = answers.shift()
    if (!answer || answer instanceof Error) throw answer ?? new Error('one call more than the test expects')
    return answer
  })
  vi.stubGlobal('fetch', fetchMock)
  return calls
}

const accepted = () => Response.json({ id: '1', receivedAt: '2026-11-21T07:00:00.000Z' }, { status: 201 })
const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(textbox('Full name'), 'Somchai Jaidee')
  await user.type(textbox('E-mail'), 'somchai@example.com')
  await user.type(textbox('Company or organization'), 'Siam Solar')
  await user.type(textbox('Phone number'), '02 123 4567')
  await user.selectOptions(screen.getByRole('combobox'), 'professional')
  await user.click(screen.getByRole('checkbox'))
}

const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send request' }))

test('an empty form names all six problems, beside the fields and in a summary that takes the focus', async () => {
  const user = userEvent.setup()
  serverAnswers()
  render(<SignupForm {...english} />)
  await send(user)
  const sentences = [
    'Full name is required',
    'Please enter a valid email address',
    'Company name is required',
    'Phone number is required',
    'Please select a service',
    'You must accept the terms and conditions',
  ]
  const alert = await screen.findByRole('alert')
  expect(
    within(alert)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(sentences)
  await waitFor(() => expect(alert.parentElement).toHaveFocus())
  expect(textbox('Full name')).toHaveAccessibleDescription('Error: Full name is required')
  expect(textbox('Full name')).toBeInvalid()
  expect(document.title).toBe('Error: Krajai Newswire')
})

test('Thai has its own sentences', async () => {
  const user = userEvent.setup()
  serverAnswers()
  render(<SignupForm {...thai} />)
  await user.click(screen.getByRole('button', { name: 'ส่งข้อมูล' }))
  const alert = await screen.findByRole('alert')
  expect(
    within(alert)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'กรุณากรอกชื่อ-นามสกุล',
    'กรุณากรอกอีเมลให้ถูกต้อง',
    'กรุณากรอกชื่อบริษัทหรือองค์กร',
    'กรุณากรอกเบอร์โทรศัพท์',
    'กรุณาเลือกบริการที่สนใจ',
    'กรุณายอมรับข้อกำหนดและเงื่อนไข',
  ])
})

test('a good form is sent with the fields of the contract, says so and empties itself', async () => {
  const user = userEvent.setup()
  const calls = serverAnswers(accepted())
  render(<SignupForm {...english} />)
  await fillIn(user)
  await send(user)
  expect(await screen.findByText('Success!', { selector: '.toast-title' })).toBeVisible()
  expect(calls[0]?.body).toEqual({
    fullName: 'Somchai Jaidee',
    email: 'somchai@example.com',
    companyName: 'Siam Solar',
    phoneNumber: '02 123 4567',
    serviceInterest: 'professional',
    termsAccepted: true,
  })
  expect(calls[0]?.headers.get('Content-Type')).toBe('application/json')
  expect(calls[0]?.headers.get('Content-Language')).toBe('en')
  expect(textbox('Full name').value).toBe('')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
})

test('while it is sent the button is disabled and says so', async () => {
  const user = userEvent.setup()
  let answer: (response: Response) => void = () => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  render(<SignupForm {...english} />)
  await fillIn(user)
  await send(user)
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await act(async () => answer(accepted()))
  expect(await screen.findByRole('button', { name: 'Send request' })).toBeEnabled()
})

test('a failed send is told and logged, keeps what was typed, and a repeat carries the same key', async () => {
  const user = userEvent.setup()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const calls = serverAnswers(
    new Response('', { status: 503, statusText: 'Service Unavailable' }),
    accepted(),
    accepted(),
  )
  render(<SignupForm {...english} />)
  await fillIn(user)
  await send(user)
  expect(await screen.findByText('Something went wrong', { selector: '.toast-title' })).toBeVisible()
  expect(screen.getAllByText(/Please try again later\./)[0]).toBeInTheDocument()
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: '503: Service Unavailable' }))
  expect(textbox('Full name').value).toBe('Somchai Jaidee')
  await send(user)
  await waitFor(() => expect(textbox('Full name').value).toBe(''))
  const [first, second] = calls.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
  // The next filled-in form is another lead.
  await fillIn(user)
  await send(user)
  await waitFor(() => expect(calls).toHaveLength(3))
  expect(calls[2]?.headers.get('Idempotency-Key')).not.toBe(first)
})

test('changed after a lost answer, it is another request; unchanged, also after a reload, the same', async () => {
  const user = userEvent.setup()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const lost = () => new TypeError('Failed to fetch')
  const calls = serverAnswers(lost(), lost(), accepted())
  const { unmount } = render(<SignupForm {...english} />)
  await fillIn(user)
  await send(user)
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

test('a double click sends once', async () => {
  const user = userEvent.setup()
  const calls = serverAnswers(accepted())
  render(<SignupForm {...english} />)
  await fillIn(user)
  await user.dblClick(screen.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByText('Success!', { selector: '.toast-title' })).toBeVisible()
  expect(calls).toHaveLength(1)
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
  await waitFor(() => expect(sessionStorage.getItem('krajai-draft-signup')).toBeNull())
  inThai.unmount()
  render(<SignupForm {...english} />)
  expect(textbox('Full name').value).toBe('')
})

test('a draft that is none is passed over', () => {
  sessionStorage.setItem('krajai-draft-signup', '{"values":{"fullName":{"toString":1}}}')
  render(<SignupForm {...english} />)
  expect(textbox('Full name').value).toBe('')
})

test('the trap is out of everyone’s way, and sent only when something fills it in', async () => {
  const user = userEvent.setup()
  const calls = serverAnswers(accepted())
  render(<SignupForm {...english} />)
  const trap = screen.getByLabelText<HTMLInputElement>('Leave this field empty')
  expect(trap).toHaveAttribute('tabindex', '-1')
  expect(trap).toHaveAttribute('autocomplete', 'off')
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull()
  await fillIn(user)
  await user.type(trap, 'https://spam.example')
  await send(user)
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ website: 'https://spam.example' }))
})

test('each field has the place for a message that the server looks for', () => {
  render(<SignupForm {...english} />)
  for (const error of document.querySelectorAll('.field-error')) {
    expect(error.querySelectorAll(`[${MESSAGE_ATTRIBUTE}]`)).toHaveLength(1)
  }
})

test("the server's own findings are shown by their fields", async () => {
  const user = userEvent.setup()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const errors = [{ field: 'email', message: messages.en.signup.tooLong.email }]
  serverAnswers(Response.json({ errors }, { status: 422 }))
  render(<SignupForm {...english} />)
  await fillIn(user)
  await send(user)
  await waitFor(() =>
    expect(textbox('E-mail')).toHaveAccessibleDescription(`Error: ${messages.en.signup.tooLong.email}`),
  )
})

test('without a connection it says that the request was not sent', async () => {
  const user = userEvent.setup()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  serverAnswers(new TypeError('Failed to fetch'))
  render(<SignupForm {...english} />)
  await fillIn(user)
  await send(user)
  expect(await screen.findByText('You are offline', { selector: '.toast-title' })).toBeVisible()
})

test('what stood in the form before it woke is kept: typed text, and errors of an answer without script', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<SignupForm {...english} />)
  const email = document.getElementById(fieldId('signup', 'email')) as HTMLInputElement
  email.value = 'somchai@'
  email.setAttribute('aria-invalid', 'true')
  const error = document.getElementById(errorId('signup', 'email'))
  if (!error) throw new Error('the form has no error element for its e-mail')
  error.hidden = false
  const message = error.querySelector('[data-message]')
  if (message) message.textContent = 'Please enter a valid email address'
  const list = container.querySelector('[data-errors]')
  if (list) list.innerHTML = '<li><a href="#signup-email">Please enter a valid email address</a></li>'
  const root = await act(async () => hydrateRoot(container, <SignupForm {...english} />))
  expect(email.value).toBe('somchai@')
  expect(email).toHaveAccessibleDescription('Error: Please enter a valid email address')
  act(() => root.unmount())
  container.remove()
})
