import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
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
  await user.dblClick(screen.getByRole('button', { name: 'Send request' }))
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
