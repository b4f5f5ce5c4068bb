import { expect, test } from 'vitest'
import { opensElsewhere } from './opens-elsewhere.ts'

test('a plain press is answered in the page', () => {
  expect(opensElsewhere(new MouseEvent('click', { cancelable: true }))).toBe(false)
})

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('a press with %s is the browser’s', (key) => {
  expect(opensElsewhere(new MouseEvent('click', { [key]: true }))).toBe(true)
})

test('a press that was answered is answered once', () => {
  const press = new MouseEvent('click', { cancelable: true })
  press.preventDefault()
  expect(opensElsewhere(press)).toBe(true)
})
