import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { plainText } from '../../../contract/plain-text.ts'
import { accepted, english, fillIn, send, serverAnswers, startAfresh, textbox } from './fixture-signup-form.ts'
import { SignupForm } from './SignupForm.tsx'

startAfresh()

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

test('a request is in the language of the form, whatever language a translator says the page is in', async () => {
  const user = userEvent.setup()
  const calls = serverAnswers(accepted())
  render(<SignupForm {...english} />)
  await fillIn(user)
  document.documentElement.lang = 'ja'
  await send(user)
  await waitFor(() => expect(calls[0]?.headers.get('Content-Language')).toBe('en'))
})

test('below the success stand the office hours, and what the page says of them now and later', async () => {
  const user = userEvent.setup()
  serverAnswers(accepted())
  const footer = document.createElement('span')
  Object.assign(footer.dataset, { officeStatus: '', office: '{}', open: 'Open now' })
  footer.textContent = 'Opens Monday, 9:00 AM ICT'
  document.body.append(footer)
  render(<SignupForm {...english} />)
  await fillIn(user)
  await send(user)
  const panel = document.getElementById('signup-sent') as HTMLElement
  await waitFor(() => expect(panel).toHaveFocus())
  expect(panel).toHaveAccessibleName('Success!')
  expect(plainText(panel.textContent)).toMatch(
    /We will contact you shortly\.Office hours: Monday to Friday, 9:00 AM to 6:00 PM ICT · Opens Monday, 9:00 AM ICT$/,
  )
  // As site/document/office-status.ts looks for the places that it keeps true; the list of holidays is the footer's alone.
  expect(panel.querySelector('[data-office-status]:not([data-office])')).toHaveAttribute('data-open', 'Open now')
  footer.remove()
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

test('a double click sends once', async () => {
  const user = userEvent.setup()
  const calls = serverAnswers(accepted())
  render(<SignupForm {...english} />)
  await fillIn(user)
  const form = screen.getByRole('form', { name: 'Request information' })
  // At once, before the button could be disabled.
  fireEvent.submit(form)
  fireEvent.submit(form)
  expect(await screen.findByText('Success!', { selector: '.toast-title' })).toBeVisible()
  expect(calls).toHaveLength(1)
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

const problem = (status: number, headers: HeadersInit = {}, body: unknown = {}) =>
  Response.json(body, { status, statusText: 'Refused', headers })

test.each([
  ['400', problem(400), 'Please try again later.'],
  [
    '422 with a field',
    problem(422, {}, { errors: [{ field: 'email', message: 'Please enter a valid email address' }] }),
    'Please try again later. Please enter a valid email address',
  ],
  ['429', problem(429), 'Please try again later. Please wait a few minutes, then send it again.'],
  [
    '429 with a wait',
    problem(429, { 'Retry-After': '47' }),
    'Please try again later. You can send it again in 47 seconds.',
  ],
  ['503', problem(503), 'Please try again later.'],
  ['no connection', new TypeError('Failed to fetch'), 'Please try again later.'],
] as const)(
  '%s shows the destructive toast in the same words, then what helps, and is logged',
  async (...[, answer, text]) => {
    const user = userEvent.setup()
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    serverAnswers(answer)
    render(<SignupForm {...english} />)
    await fillIn(user)
    await send(user)
    const toast = (await screen.findByText('Something went wrong', { selector: '.toast-title' })).closest('li')
    expect(toast).toHaveClass('toast-destructive')
    expect(within(toast as HTMLElement).getByText(text)).toBeVisible()
    expect(log).toHaveBeenCalledOnce()
  },
)

test('without a connection it says that this is the reason', async () => {
  const user = userEvent.setup()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  serverAnswers(new TypeError('Failed to fetch'))
  render(<SignupForm {...english} />)
  await fillIn(user)
  await send(user)
  expect(await screen.findByText('Something went wrong', { selector: '.toast-title' })).toBeVisible()
  expect(screen.getAllByText(/^Please try again later\. You are offline\./)[0]).toBeInTheDocument()
})
