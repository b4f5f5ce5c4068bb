import { act, screen } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { getWords } from '../../content/content.ts'
import { closeToast, currentToast } from '../toaster/toast-store.ts'
import { signupFormProps } from './signup-form-props.ts'

type User = ReturnType<typeof userEvent.setup>

export const english = signupFormProps(getWords('en'), 'en')
export const thai = signupFormProps(getWords('th'), 'th')

/** Each test begins in a new tab of the English site, and leaves nothing behind. */
export function startAfresh() {
  // As site/sections/bars/Notifications.tsx has it; the first form that wakes puts the toaster there.
  beforeAll(() => {
    document.body.innerHTML =
      '<div id="notifications"><section aria-label="Notification" tabindex="-1" data-close="Close"></section></div>'
  })

  beforeEach(() => {
    history.replaceState(null, '', '/')
    sessionStorage.clear()
    document.documentElement.lang = 'en'
    document.title = 'Krajai Newswire'
  })

  afterEach(() => {
    act(() => closeToast(currentToast()?.id ?? 0))
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}

/** Answers the form's requests one after the other. */
export function serverAnswers(...answers: (Response | Error)[]) {
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

export const accepted = () => Response.json({ id: '1', receivedAt: '2026-11-21T07:00:00.000Z' }, { status: 201 })
export const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

export async function fillIn(user: User, { words: { fields } } = english) {
  await user.type(textbox(fields.fullName.label), 'Somchai Jaidee')
  await user.type(textbox(fields.email.label), 'somchai@example.com')
  await user.type(textbox(fields.companyName.label), 'Siam Solar')
  await user.type(textbox(fields.phoneNumber.label), '02 123 4567')
  await user.selectOptions(screen.getByRole('combobox'), 'professional')
  await user.click(screen.getByRole('checkbox'))
}

export const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send request' }))
