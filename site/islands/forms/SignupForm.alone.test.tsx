import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FORM_NAMES, fieldId } from '../../../contract/form-markup.ts'
import { fieldRules } from '../../../contract/forms.ts'
import { getContent } from '../../content/content.ts'
import { chooseLinkedPlan } from '../../scripts/linked-plan.ts'
import { ContactForm } from './ContactForm.tsx'
import { getContactFormProps, getSignupFormProps } from './form-props.ts'
import { SignupForm } from './SignupForm.tsx'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock(import('../toaster/show-toast.ts'), () => ({ showToast, loadToaster: vi.fn() }))

const english = getSignupFormProps(getContent('en'))
const thai = getSignupFormProps(getContent('th'))

beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => {
  showToast.mockClear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** Mocks the responses to the form's requests. */
function mockResponses(...answers: (Response | Error | DOMException)[]) {
  const calls: { headers: Headers; body: unknown }[] = []
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    calls.push({ headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) })
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer ?? new Error('one call more than the test expects')
  })
  return calls
}

const accepted = () => Response.json({ id: '1', receivedAt: '2026-11-21T07:00:00.000Z' }, { status: 201 })
const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send request' }))
const summaryLinks = async () =>
  within(await screen.findByRole('group', { name: 'There is a problem' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

async function fillIn(user: UserEvent) {
  await user.type(textbox('Full name'), 'Somchai Jaidee')
  await user.type(textbox('Email'), 'somchai@example.com')
  await user.type(textbox('Company or organization'), 'Siam Solar')
  await user.type(textbox('Phone number'), '02 123 4567')
  await user.selectOptions(screen.getByRole('combobox'), 'professional')
  await user.click(screen.getByRole('checkbox'))
}

test('both forms have a control for each field of the contract', () => {
  render(
    <>
      <SignupForm {...english} />
      <ContactForm {...getContactFormProps(getContent('en'))} />
    </>,
  )
  const ids = FORM_NAMES.flatMap((form) => Object.keys(fieldRules(form)).map((field) => fieldId(form, field)))
  expect(ids.filter((id) => !document.getElementById(id))).toEqual([])
})

test('an empty form shows six errors, at the fields and in a focused summary', async () => {
  const user = userEvent.setup()
  render(<SignupForm {...english} />)
  await send(user)
  expect(await summaryLinks()).toEqual([
    'Full name is required',
    'Please enter a valid email address',
    'Company name is required',
    'Phone number is required',
    'Please select a service',
    'You must accept the terms and conditions',
  ])
  await waitFor(() => expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus())
  expect(textbox('Full name')).toHaveAccessibleDescription('Error: Full name is required')
  expect(textbox('Full name')).toBeInvalid()
})

test('the Thai form shows Thai errors', async () => {
  render(<SignupForm {...thai} />)
  await userEvent.click(screen.getByRole('button', { name: 'ขอใบเสนอราคา' }))
  const summary = await screen.findByRole('group', { name: 'กรุณาตรวจสอบข้อมูลต่อไปนี้' })
  const links = within(summary)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(links).toEqual(Object.values(thai.fields).map(({ missing }) => missing))
})

test('a valid form is sent, and a receipt stands in place of the cleared form', async () => {
  const user = userEvent.setup()
  const calls = mockResponses(accepted())
  render(<SignupForm {...english} />)
  await fillIn(user)
  await send(user)
  await waitFor(() => expect(screen.getByRole('group', { name: 'Success!' })).toHaveFocus())
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    kind: 'success',
    title: 'Success!',
    text: 'Thank you for your interest. We will contact you shortly.',
  })
  expect(calls[0]?.body).toEqual({
    fullName: 'Somchai Jaidee',
    email: 'somchai@example.com',
    companyName: 'Siam Solar',
    phoneNumber: '02 123 4567',
    serviceInterest: 'professional',
    termsAccepted: true,
  })
  expect(calls[0]?.headers.get('Content-Language')).toBe('en')
  // A screen reader reads the description with the name.
  expect(screen.getByRole('group', { name: 'Success!' })).toHaveAccessibleDescription(/^Thank you for your interest/)
  const receipt = within(screen.getByRole('group', { name: 'Success!' }))
  const facts = receipt.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(facts).toContainEqual(expect.stringMatching(/^Received: November\s21, 2026, 2:00\sPM\sICT$/))
  expect(facts).toContainEqual(expect.stringMatching(/^Plan: Professional, /))
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(receipt.getByRole('link', { name: 'Send another' }))
  expect(screen.queryByRole('group')).toBeNull()
  expect(textbox('Full name')).toHaveFocus()
  expect(textbox('Full name').value).toBe('')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  // The next input is not validated yet.
  await user.type(textbox('Full name'), 'S')
  expect(textbox('Full name')).toBeValid()
})

test('while it is sent the button is disabled and reads Submitting...', async () => {
  const user = userEvent.setup()
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  render(<SignupForm {...english} />)
  await fillIn(user)
  await user.dblClick(screen.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await act(async () => answer.resolve(accepted()))
  await user.click(await screen.findByRole('link', { name: 'Send another' }))
  expect(screen.getByRole('button', { name: 'Send request' })).toBeEnabled()
  expect(showToast).toHaveBeenCalledOnce()
})

test('a status says that it is being sent if that takes half a second', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  render(<SignupForm {...english} />)
  await fillIn(userEvent.setup())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await act(() => vi.advanceTimersByTimeAsync(499))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('status')).toHaveTextContent('Submitting...')
  vi.useRealTimers()
})

test.each([
  ['to check the form', String.prototype, 'normalize'],
  ['to make a key', crypto, 'getRandomValues'],
  ['to send', AbortSignal, 'timeout'],
  ['to show the receipt', Date, 'parse'],
])('a browser that lacks something %s posts the form itself', async (_, owner, method) => {
  const user = userEvent.setup()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const posted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  mockResponses(accepted())
  render(<SignupForm {...english} />)
  await fillIn(user)
  vi.spyOn(Object(owner), method).mockImplementation(() => {
    throw new TypeError(`${method} is not a function`)
  })
  await send(user)
  await waitFor(() => expect(posted.mock.contexts).toEqual([screen.getByRole('form')]))
  expect(log).toHaveBeenCalledWith(expect.any(TypeError))
  expect(textbox('Full name').value).toBe('Somchai Jaidee')
})

test('while it is sent nothing can be typed that success would clear, and the field keeps the focus', async () => {
  const user = userEvent.setup()
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  render(<SignupForm {...english} />)
  await fillIn(user)
  await user.type(textbox('Full name'), '{Enter}')
  await screen.findByRole('button', { name: 'Submitting...' })
  await user.keyboard(' (new)')
  expect(textbox('Full name')).toHaveFocus()
  expect(textbox('Full name').value).toBe('Somchai Jaidee')
  await act(async () => answer.resolve(accepted()))
  await user.click(await screen.findByRole('link', { name: 'Send another' }))
  await user.type(textbox('Full name'), 'Manee')
  expect(textbox('Full name').value).toBe('Manee')
})

test('a failed request keeps the input, and a retry has the same idempotency key', async () => {
  const user = userEvent.setup()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const calls = mockResponses(
    new Response('', { status: 503, statusText: 'Service Unavailable' }),
    accepted(),
    accepted(),
  )
  render(<SignupForm {...english} />)
  await fillIn(user)
  await send(user)
  await waitFor(() => expect(screen.getByRole('group', { name: 'Something went wrong' })).toHaveFocus())
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: '503: Service Unavailable' }))
  expect(textbox('Full name').value).toBe('Somchai Jaidee')
  await send(user)
  await user.click(await screen.findByRole('link', { name: 'Send another' }))
  // The next submission is another lead.
  await fillIn(user)
  await send(user)
  await waitFor(() => expect(calls).toHaveLength(3))
  const [first, second, third] = calls.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

const emailError = { field: 'email', message: 'Email address can have 254 characters at most' }

test.each([
  ['503', new Response('', { status: 503 }), 'Please try again later.'],
  [
    '503 with an advice',
    new Response(JSON.stringify({ detail: 'Send it again in 30 seconds. (Or call us)' }), {
      status: 503,
      headers: { 'Retry-After': '30' },
    }),
    'Please try again later. Send it again in 30 seconds. (Or call us)',
  ],
  [
    '429',
    new Response('', { status: 429 }),
    'Please try again later. Too many forms came from your connection. Please wait a few minutes, then send it again.',
  ],
  [
    '429 with a wait',
    new Response('', { status: 429, headers: { 'Retry-After': '47' } }),
    'Please try again later. You can send it again in 47 seconds.',
  ],
  ['a lost connection', new TypeError('Failed to fetch'), 'Please try again later.'],
  [
    'a timeout',
    new DOMException('The operation timed out.', 'TimeoutError'),
    'Please try again later. The server did not answer in time. Send it again; we keep only one copy.',
  ],
] as const)('%s shows a destructive toast with advice', async (_, answer, text) => {
  const user = userEvent.setup()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockResponses(answer)
  render(<SignupForm {...english} />)
  await fillIn(user)
  await send(user)
  const title = 'Something went wrong'
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce())
  const [toast] = showToast.mock.lastCall ?? []
  expect({ ...toast, text: toast.text.replaceAll('\u00A0', ' ') }).toEqual({ kind: 'destructive', title, text })
})

test('errors from the server are shown at the fields and in the summary', async () => {
  const user = userEvent.setup()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockResponses(Response.json({ errors: [emailError] }, { status: 422 }))
  render(<SignupForm {...english} />)
  await fillIn(user)
  await send(user)
  expect(await summaryLinks()).toEqual([emailError.message])
  expect(showToast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ text: `Please try again later. ${emailError.message}` }),
  )
  await waitFor(() => expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus())
  expect(textbox('Email')).toHaveAccessibleDescription(`Error: ${emailError.message}`)
})

test('the message says that the browser is offline', async () => {
  const user = userEvent.setup()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  mockResponses(new TypeError('Failed to fetch'))
  render(<SignupForm {...english} />)
  await fillIn(user)
  await send(user)
  expect(await screen.findByText(/^Please try again later\. You are offline\./)).toBeVisible()
})

test('the honeypot is hidden, and is sent only if it was filled in', async () => {
  const user = userEvent.setup()
  const calls = mockResponses(accepted())
  render(<SignupForm {...english} />)
  const honeypot = screen.getByLabelText<HTMLInputElement>('Leave this field empty')
  expect(honeypot).toHaveAttribute('tabindex', '-1')
  expect(honeypot.closest('[aria-hidden=true]')).not.toBeNull()
  await fillIn(user)
  await user.type(honeypot, 'https://spam.example')
  await send(user)
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ website: 'https://spam.example' }))
})

/** Renders the form to HTML, changes it, and hydrates it. */
async function hydrate(change: (form: HTMLFormElement) => void, props = english) {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<SignupForm {...props} />)
  document.body.append(place)
  change(screen.getByRole('form'))
  const onRecoverableError = vi.fn()
  await act(async () => hydrateRoot(place, <SignupForm {...props} />, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
}

test('text typed before hydration is kept and sent', async () => {
  const user = userEvent.setup()
  const calls = mockResponses(accepted())
  await hydrate(() => {
    textbox('Full name').value = 'Somchai'
    screen.getByRole<HTMLSelectElement>('combobox').value = 'basic'
    screen.getByRole<HTMLInputElement>('checkbox').checked = true
  })
  expect(textbox('Full name').value).toBe('Somchai')
  await user.type(textbox('Email'), 'somchai@example.com')
  await user.type(textbox('Company or organization'), 'Siam Solar')
  await user.type(textbox('Phone number'), '02 123 4567')
  await send(user)
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ fullName: 'Somchai', serviceInterest: 'basic' }))
})

test.each([english, thai])('a form that the server rejected keeps its errors and values ($locale)', async (props) => {
  const { label, missing } = props.fields.email
  const { heading, prefix } = props.words.errors
  await hydrate((form) => {
    const email = textbox(label)
    email.setAttribute('value', 'somchai@')
    email.setAttribute('aria-invalid', 'true')
    const error = form.querySelector<HTMLElement>('#signup-email-error')
    error?.removeAttribute('hidden')
    if (error) error.innerHTML = `<span class="sr-only">${prefix}</span> <span data-message="">${missing}</span>`
    form.querySelector('#signup-invalid')?.removeAttribute('hidden')
    const list = form.querySelector('[data-errors]')
    if (list) list.innerHTML = `<li><a href="#signup-email">${missing}</a></li>`
  }, props)
  expect(textbox(label).value).toBe('somchai@')
  expect(textbox(label)).toHaveAccessibleDescription(`${prefix} ${missing}`)
  expect(screen.getByRole('group', { name: heading })).toHaveAccessibleDescription(missing)
})

test('a failure that the server rendered stays visible', async () => {
  await hydrate((form) => {
    const panel = form.querySelector('#signup-failed')
    panel?.removeAttribute('hidden')
    panel?.querySelector('[data-message]')?.replaceChildren('Please try again later. In 47 seconds.')
  })
  expect(screen.getByRole('group', { name: 'Something went wrong' })).toHaveTextContent('In 47 seconds.')
})

test('an outcome in the URL hash is shown until another is sent', async () => {
  history.replaceState(null, '', '/#signup-sent')
  await hydrate(() => {})
  expect(screen.getByRole('group', { name: 'Success!' })).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Send another' }))
  expect(screen.queryByRole('group', { name: 'Success!' })).toBeNull()
})

test('the plan in the URL is selected', async () => {
  history.replaceState(null, '', '/?plan=enterprise#signup')
  await hydrate(chooseLinkedPlan)
  expect(screen.getByRole('combobox')).toHaveValue('enterprise')
})
