import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { arrived, type Draft, goneOn, keepDraft, readDraft } from '../form/draft.ts'
import { accepted, english, fillIn, send, serverAnswers, startAfresh, textbox } from './fixture-signup-form.ts'
import { SignupForm } from './SignupForm.tsx'

startAfresh()

const choice = () => screen.getByRole<HTMLSelectElement>('combobox')
const isShown = (panel: string) => document.getElementById(`signup-${panel}`)?.hidden === false
const comeBack = () => act(async () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

/** Another page of the tab goes on from the draft, which is its own from then on. */
function elsewhere(change: (draft: Draft) => Draft) {
  const draft = readDraft('signup')
  if (!draft) throw new Error('nothing has been typed')
  keepDraft('signup', change(goneOn(draft)))
}
const changed = (values: Record<string, string>) => (draft: Draft) => ({
  ...draft,
  values: { ...draft.values, ...values },
})

/** A form that is filled in when its page is left. */
async function leftBehind() {
  const user = userEvent.setup()
  render(<SignupForm {...english} />)
  await fillIn(user)
  return user
}

test('a form that another page has sent comes back empty, says so, and tells the page of its choice', async () => {
  await leftBehind()
  const plans: string[] = []
  choice().addEventListener('change', () => plans.push(choice().value))
  elsewhere((draft) => arrived(changed({ phoneNumber: '02 765 4321' })(draft)))
  await comeBack()
  expect(textbox('Full name').value).toBe('')
  expect(choice().value).toBe('')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(isShown('sent')).toBe(true)
  expect(plans).toEqual([''])
  expect(sessionStorage.getItem('krajai-draft-signup')).not.toContain('Somchai')
})

test('what was changed on another page is there in its newest form, to be agreed to anew', async () => {
  const user = await leftBehind()
  elsewhere(changed({ fullName: 'Somying', serviceInterest: 'basic' }))
  await comeBack()
  expect([textbox('Full name').value, choice().value]).toEqual(['Somying', 'basic'])
  expect(textbox('E-mail').value).toBe('somchai@example.com')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(isShown('sent')).toBe(false)
  await user.type(textbox('Full name'), ' Jaidee')
  expect(readDraft('signup')?.values.fullName).toBe('Somying Jaidee')
})

test('what another page has emptied by hand comes back empty, and as not sent', async () => {
  await leftBehind()
  elsewhere((draft) => ({ ...draft, values: {} }))
  await comeBack()
  expect(textbox('Full name').value).toBe('')
  expect(isShown('sent')).toBe(false)
})

test('what nobody has changed stays as it was left, and an answer that another page lost is asked for again', async () => {
  const user = await leftBehind()
  const calls = serverAnswers(new TypeError('Failed to fetch'), accepted())
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await send(user)
  await waitFor(() => expect(isShown('failed')).toBe(true))
  const key = calls[0]?.headers.get('Idempotency-Key') as string
  const { attempt } = readDraft('signup') ?? {}
  // As if that attempt had been made elsewhere, by a later key.
  elsewhere((draft) => ({ ...draft, attempt: attempt && { ...attempt, key: `${key}-later` } }))
  await comeBack()
  expect(textbox('Full name').value).toBe('Somchai Jaidee')
  expect(screen.getByRole('checkbox')).toBeChecked()
  await send(user)
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]?.headers.get('Idempotency-Key')).toBe(`${key}-later`)
})

test.each([
  ['the tab keeps nothing any more', () => sessionStorage.clear()],
  [
    'what the tab keeps never went on from it',
    () => keepDraft('signup', arrived({ values: { fullName: 'Other' }, past: [], sent: false })),
  ],
])('what may not have been sent is never emptied: %s', async (_, meanwhile) => {
  await leftBehind()
  meanwhile()
  await comeBack()
  expect(textbox('Full name').value).toBe('Somchai Jaidee')
  expect(screen.getByRole('checkbox')).toBeChecked()
})

/** The server's answer, which comes when the test says so. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  return { resolve, reject }
}

test('a request that was lost with its page has arrived, if another page has sent the same', async () => {
  const user = await leftBehind()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const answer = held()
  await send(user)
  await screen.findByRole('button', { name: 'Submitting...' })
  elsewhere(arrived)
  await comeBack()
  expect(textbox('Full name').value).toBe('Somchai Jaidee')
  await act(async () => answer.reject(new TypeError('Failed to fetch')))
  await waitFor(() => expect(isShown('sent')).toBe(true))
  expect(isShown('failed')).toBe(false)
  expect(textbox('Full name').value).toBe('')
  expect(screen.queryByText('Something went wrong', { selector: '.toast-title' })).toBeNull()
  log.mockClear()
})

test.each([
  ['on another page', async () => elsewhere(changed({ phoneNumber: '02 765 4321' }))],
  [
    'in the form itself',
    async (user: ReturnType<typeof userEvent.setup>) => {
      await user.clear(textbox('Phone number'))
      await user.type(textbox('Phone number'), '02 765 4321')
    },
  ],
])('what was changed %s while it was sent has not been sent, and stays', async (_, change) => {
  const user = await leftBehind()
  const answer = held()
  await send(user)
  await screen.findByRole('button', { name: 'Submitting...' })
  await change(user)
  await act(async () => answer.resolve(accepted()))
  await waitFor(() => expect(isShown('sent')).toBe(true))
  expect(textbox('Phone number').value).toBe('02 765 4321')
  expect(textbox('Full name').value).toBe('Somchai Jaidee')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(readDraft('signup')?.values.phoneNumber).toBe('02 765 4321')
})

/** A form into which the browser has put back what stood there when its page was left, and which wakes only now. */
async function restored(values: Record<string, string>, type: NavigationTimingType) {
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<SignupForm {...english} />)
  for (const [field, value] of Object.entries(values)) {
    const control = document.getElementById(`signup-${field}`) as HTMLInputElement | HTMLSelectElement
    control.value = value
  }
  screen.getByRole<HTMLInputElement>('checkbox').checked = true
  let root: Root | undefined
  onTestFinished(() => {
    act(() => root?.unmount())
    container.remove()
  })
  root = await act(async () => hydrateRoot(container, <SignupForm {...english} />))
}
const older = { fullName: 'Somchai', serviceInterest: 'professional' }
const typed: Draft = { values: older, past: [], sent: false }
const shown = () => [textbox('Full name').value, choice().value]

test('what the browser puts back on the way to a page gives way to what came of it', async () => {
  keepDraft('signup', arrived(goneOn(typed)))
  await restored(older, 'back_forward')
  expect(shown()).toEqual(['', ''])
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(isShown('sent')).toBe(true)
})

test('what the browser puts back gives way to what was changed since, and to nothing else', async () => {
  keepDraft('signup', changed({ fullName: 'Somying' })(goneOn(typed)))
  await restored(older, 'back_forward')
  expect(shown()).toEqual(['Somying', 'professional'])
  expect(isShown('sent')).toBe(false)
})

test.each([
  ['typed in a page that was opened anew', older, 'navigate'],
  ['typed before the script came', { ...older, fullName: 'Somchai J' }, 'back_forward'],
] as const)('what was %s is never taken for what the browser has put back', async (_, values, type) => {
  keepDraft('signup', arrived(goneOn(typed)))
  await restored(values, type)
  expect(shown()).toEqual(Object.values(values))
})

test('a draft tells the page of its choice as the form wakes', async () => {
  keepDraft('signup', typed)
  const plans: string[] = []
  const listen = ({ target }: Event) => plans.push((target as HTMLSelectElement).value)
  document.addEventListener('change', listen)
  onTestFinished(() => document.removeEventListener('change', listen))
  await restored({}, 'navigate')
  expect(plans).toEqual(['professional'])
})
