import { beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from '../browser/after-paint.ts'
import { arrived, keepDraft, NO_DRAFT } from './form/draft.ts'
import { wakeOnTouch } from './wake-on-touch.ts'

/** An island with a form and a button in it, and what wakes it. */
function island(name: string, wake = vi.fn(async (_island: HTMLElement) => undefined)) {
  const element = document.createElement('div')
  element.dataset.island = name
  element.innerHTML = '<form><input><button type="button">More</button></form>'
  wakeOnTouch(element, wake)
  const sign = (type: string) => element.querySelector('input')?.dispatchEvent(new Event(type, { bubbles: true }))
  return { element, wake, sign }
}

/** How the page was come to. */
const come = (type: NavigationTimingType) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])

beforeEach(() => {
  come('navigate')
  sessionStorage.clear()
  localStorage.clear()
})

test('an island sleeps until it is touched, and wakes once', async () => {
  const { wake, sign } = island('signup')
  expect(wake).not.toHaveBeenCalled()
  sign('focusin')
  sign('keydown')
  await vi.waitFor(() => expect(wake).toHaveBeenCalledOnce())
})

test('an island whose form has a draft wakes by itself, and no other', async () => {
  sessionStorage.setItem('krajai-draft-contact', '{}')
  const contact = island('contact')
  const signup = island('signup')
  await vi.waitFor(() => expect(contact.wake).toHaveBeenCalledOnce())
  expect(signup.wake).not.toHaveBeenCalled()
})

/** Keeps that a form was sent in this tab. */
const keepSent = () => keepDraft('signup', arrived({ ...NO_DRAFT, values: { fullName: 'Somchai' } }))

test('an island whose form was sent in this tab sleeps on the pages after it', async () => {
  keepSent()
  const { wake } = island('signup')
  await afterPaint()
  await afterPaint()
  expect(wake).not.toHaveBeenCalled()
})

test.each(['reload', 'back_forward'] as const)(
  'an island whose form was sent in this tab wakes where the browser may fill it in again: %s',
  async (type) => {
    come(type)
    keepSent()
    const { wake } = island('signup')
    await vi.waitFor(() => expect(wake).toHaveBeenCalledOnce())
  },
)

const comesBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

test('an island that slept when its page was left wakes as it comes back, once, if the tab has a draft of it now', async () => {
  const signup = island('signup')
  const contact = island('contact')
  keepSent()
  comesBack()
  await vi.waitFor(() => expect(signup.wake).toHaveBeenCalledOnce())
  comesBack()
  await afterPaint()
  await afterPaint()
  expect(signup.wake).toHaveBeenCalledOnce()
  expect(contact.wake).not.toHaveBeenCalled()
})

test('what has a draft that is kept on this device wakes by itself', async () => {
  localStorage.setItem('krajai-checker-draft', 'A headline')
  const element = document.createElement('div')
  element.dataset.kept = 'krajai-checker-draft'
  const wake = vi.fn(async (_island: HTMLElement) => undefined)
  wakeOnTouch(element, wake)
  await vi.waitFor(() => expect(wake).toHaveBeenCalledOnce())
})

test('what has no name wakes by itself where its text was carried over in the tab', async () => {
  sessionStorage.setItem('krajai-draft-', 'A headline')
  const wake = vi.fn(async (_island: HTMLElement) => undefined)
  wakeOnTouch(document.createElement('div'), wake)
  await vi.waitFor(() => expect(wake).toHaveBeenCalledOnce())
})

test('a press that came while it was waking is made again', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const { element, sign } = island(
    'load-more',
    vi.fn(() => promise),
  )
  const button = element.querySelector('button') as HTMLButtonElement
  const pressed = vi.fn()
  sign('focusin')
  button.click()
  button.addEventListener('click', pressed)
  resolve(undefined)
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce())
})

test.each(['keydown', 'pointerdown'])('what could not wake is tried again with the next %s', async (next) => {
  const wake = vi.fn(async (_island: HTMLElement) => undefined).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { sign } = island('signup', wake)
  sign('focusin')
  await vi.waitFor(() => expect(wake).toHaveBeenCalledOnce())
  await vi.waitFor(() => {
    sign(next)
    expect(wake).toHaveBeenCalledTimes(2)
  })
})

test('a press that ends after it is known that nothing came is answered all the same', async () => {
  const wake = vi.fn(async (_island: HTMLElement) => undefined).mockRejectedValue(new TypeError('Failed to fetch'))
  const { element, sign } = island('load-more', wake)
  element.insertAdjacentHTML('beforeend', '<p role="status" data-not-loaded="Not loaded."></p>')
  const button = element.querySelector('button') as HTMLButtonElement
  sign('pointerdown')
  await vi.waitFor(() => expect(wake).toHaveBeenCalledOnce())
  await vi.waitFor(() => {
    button.click()
    expect(wake).toHaveBeenCalledTimes(2)
  })
  expect(button).toHaveAttribute('aria-busy', 'true')
  await vi.waitFor(() => expect(element.querySelector('[role=status]')).toHaveTextContent('Not loaded.'))
  expect(button).not.toHaveAttribute('aria-busy')
})

/** What a finger does; jsdom's own events say nothing of it. */
const byFinger = (type: string) => new PointerEvent(type, { bubbles: true, pointerType: 'touch' })

test.each([
  ['pressed', ['pointerup', 'click']],
  ['rested, and made no press', ['pointerup']],
  ['begun to scroll', ['pointercancel']],
])('nothing wakes while a finger is down, until it has %s', async (_, ends) => {
  const { element, wake } = island('load-more')
  document.body.append(element)
  const button = element.querySelector('button') as HTMLButtonElement
  button.dispatchEvent(byFinger('pointerover'))
  await afterPaint()
  await afterPaint()
  expect(wake).not.toHaveBeenCalled()
  for (const end of ends) button.dispatchEvent(byFinger(end))
  expect(wake).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(wake).toHaveBeenCalledOnce())
  element.remove()
})

test('a mouse wakes what it is over before it presses', async () => {
  const { element, wake } = island('load-more')
  element.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse' }))
  await vi.waitFor(() => expect(wake).toHaveBeenCalledOnce())
})
