import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberPress } from './remember-press.ts'

/** The box of a link that can open in place, with another link beside it and a form elsewhere on the page. */
function waking() {
  document.body.innerHTML =
    '<div><a href="#signup">Choose Custom</a> <a href="/pricing/1#finder" data-in-place="/finder.txt">Six questions</a></div><input>'
  const [island, field] = document.body.children as unknown as [HTMLElement, HTMLInputElement]
  const [other, link] = island.querySelectorAll('a') as unknown as [HTMLElement, HTMLElement]
  const pressAgain = rememberPress(island)
  /** Whether each press on the link was left to the browser. */
  const led: boolean[] = []
  document.body.onclick = (event) => {
    if (event.target === link) led.push(!event.defaultPrevented)
    event.preventDefault()
  }
  return { island, other, link, field, led, pressAgain }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  document.body.onclick = null
})

/** A button that only script answers, beside the place where the page says that the script did not come. */
function wakingButton() {
  document.body.innerHTML =
    '<div><button type="button">More</button><p role="status" data-not-loaded="Not loaded. Try again."></p></div>'
  const island = document.body.firstElementChild as HTMLElement
  const [button, status] = island.children as unknown as [HTMLElement, HTMLElement]
  return { island, button, status, pressAgain: rememberPress(island) }
}

test('a button is busy while what answers it comes', () => {
  const { button, status, pressAgain } = wakingButton()
  button.click()
  expect(button).toHaveAttribute('aria-busy', 'true')
  pressAgain(true)
  expect(button).not.toHaveAttribute('aria-busy')
  expect(status).toBeEmptyDOMElement()
})

test('a press is made again on the button that stands there, where another has taken its place', () => {
  const { island, button, pressAgain } = wakingButton()
  button.click()
  // As React does with a part that a translator has been through.
  button.replaceWith(button.cloneNode(true))
  const pressed = vi.fn()
  island.addEventListener('click', ({ target }) => pressed(target))
  pressAgain(true)
  expect(pressed).toHaveBeenCalledExactlyOnceWith(island.querySelector('button'))
})

test('of a button that nothing answers it is said that its script did not come, until it is tried again', () => {
  const { island, button, status, pressAgain } = wakingButton()
  button.click()
  pressAgain(false)
  expect(button).not.toHaveAttribute('aria-busy')
  expect(status).toHaveTextContent('Not loaded. Try again.')
  const secondTime = rememberPress(island)
  button.click()
  // What is said a second time is read out again.
  expect(status).toBeEmptyDOMElement()
  secondTime(false)
  expect(status).toHaveTextContent('Not loaded. Try again.')
})

test('a hand that only moves does not take back that the script did not come, until it is there', () => {
  const { island, button, status, pressAgain } = wakingButton()
  button.click()
  pressAgain(false)
  rememberPress(island)(false)
  expect(status).toHaveTextContent('Not loaded. Try again.')
  rememberPress(island)(true)
  expect(status).toBeEmptyDOMElement()
})

test('what a part says itself as it wakes stays', () => {
  const { status, pressAgain } = wakingButton()
  status.textContent = 'Your draft is kept.'
  pressAgain(true)
  expect(status).toHaveTextContent('Your draft is kept.')
})

/** Presses what is in an island that its press wakes. */
function wakeByPress(island: HTMLElement, pressed: HTMLElement) {
  let pressAgain = (_isAwake: boolean) => {}
  island.addEventListener('click', (press) => (pressAgain = rememberPress(island, press)), { once: true })
  pressed.click()
  pressAgain(true)
}

test('a press that wakes is made again', () => {
  const { island, button, pressAgain } = wakingButton()
  pressAgain(false)
  const pressed = vi.fn()
  button.onclick = pressed
  wakeByPress(island, button)
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('a press that wakes is not made again where the browser has answered it', () => {
  const { island, link, led, pressAgain } = waking()
  pressAgain(false)
  wakeByPress(island, link)
  expect(led).toEqual([true])
})

test('where nobody has pressed a button nothing is said', () => {
  const { status, pressAgain } = wakingButton()
  pressAgain(false)
  expect(status).toBeEmptyDOMElement()
})

test('a link is busy until its press is made again, whatever else in its box is pressed meanwhile', () => {
  const { island, other, link, led, pressAgain } = waking()
  link.click()
  expect(link).toHaveAttribute('aria-busy', 'true')
  other.click()
  island.click()
  pressAgain(true)
  expect(led).toEqual([false, true])
  expect(link).not.toHaveAttribute('aria-busy')
})

/** A form with one field, which has to be filled in. */
function wakingForm() {
  document.body.innerHTML = '<div><form><input required><button data-in-place>Send</button></form></div>'
  const island = document.body.firstElementChild as HTMLElement
  const [field, button] = island.querySelectorAll('input, button') as unknown as [HTMLInputElement, HTMLButtonElement]
  const [refused, sent] = [vi.fn(), vi.fn((event: Event) => event.preventDefault())]
  field.addEventListener('invalid', refused)
  island.addEventListener('submit', sent)
  return { island, field, button, refused, sent, pressAgain: rememberPress(island) }
}

test.each([true, false])(
  'a form is sent once it is awake, or by the browser where it stays asleep (awake: %s)',
  (isAwake) => {
    const { island, button, refused, sent, pressAgain } = wakingForm()
    button.click()
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(refused).not.toHaveBeenCalled()
    // As site/islands/wake-island.ts does it.
    if (isAwake) island.querySelector('form')?.setAttribute('novalidate', '')
    pressAgain(isAwake)
    expect(sent).toHaveBeenCalledTimes(isAwake ? 1 : 0)
    expect(refused).toHaveBeenCalledTimes(isAwake ? 0 : 1)
  },
)

test.each([
  [
    'types on in the field in which Enter was pressed',
    ({ field }: ReturnType<typeof wakingForm>) => {
      field.value += 'chai'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
  ],
  ['leaves the page, which the browser may keep', () => dispatchEvent(new Event('pagehide'))],
])('a form is not sent by itself once the reader %s', (_, goOn) => {
  const form = wakingForm()
  form.field.value = 'Som'
  // Where Enter is pressed in a field the browser presses the button, and the focus stays.
  form.field.focus()
  form.button.click()
  goOn(form)
  expect(form.button).not.toHaveAttribute('aria-busy')
  vi.runAllTimers()
  form.pressAgain(true)
  expect(form.sent).not.toHaveBeenCalled()
})

test('a double click is one press', () => {
  const { link, led, pressAgain } = waking()
  for (const detail of [1, 2]) {
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  }
  expect(link).toHaveAttribute('aria-busy', 'true')
  pressAgain(true)
  expect(led).toEqual([false, false, true])
})

test('a second press on a busy link is left to the browser', () => {
  const { link, led, pressAgain } = waking()
  link.click()
  link.click()
  expect(link).not.toHaveAttribute('aria-busy')
  pressAgain(true)
  expect(led).toEqual([false, true])
})

test('a link leads where it leads when nothing has come for long, or when it cannot come', () => {
  const slow = waking()
  slow.link.click()
  vi.runAllTimers()
  expect(slow.led).toEqual([false, true])
  expect(slow.link).not.toHaveAttribute('aria-busy')
  const failing = waking()
  failing.link.click()
  failing.pressAgain(false)
  vi.runAllTimers()
  expect(failing.led).toEqual([false, true])
})

test.each([true, false])('a reader who has gone on is not called back (awake: %s)', (isAwake) => {
  const { link, field, led, pressAgain } = waking()
  link.focus()
  link.click()
  field.focus()
  expect(link).not.toHaveAttribute('aria-busy')
  vi.runAllTimers()
  pressAgain(isAwake)
  expect(led).toEqual([false])
})

test.each(['ctrlKey', 'altKey'])('a press with %s, that asks for another window or a file, is the browser’s', (key) => {
  const { link, led } = waking()
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }))
  expect(led).toEqual([true])
  expect(link).not.toHaveAttribute('aria-busy')
})
