import { beforeEach, expect, test, vi } from 'vitest'
import touch from './touch.ts'

/** An island with a form in it, and whether it has woken. */
async function island(form: string) {
  const element = document.createElement('div')
  element.innerHTML = `<form id="${form}-form"><input></form>`
  const hydrate = vi.fn(async () => undefined)
  await touch(async () => hydrate, { name: 'island', value: '' }, element)
  await Promise.resolve()
  return { element, hydrate }
}

beforeEach(() => sessionStorage.clear())

test('an island sleeps until it is touched, and wakes once', async () => {
  const { element, hydrate } = await island('signup')
  expect(hydrate).not.toHaveBeenCalled()
  element.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true }))
  element.querySelector('input')?.dispatchEvent(new Event('keydown', { bubbles: true }))
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce())
})

test('an island whose form has a draft wakes by itself, and no other', async () => {
  sessionStorage.setItem('krajai-draft-contact', '{}')
  const contact = await island('contact')
  const signup = await island('signup')
  await vi.waitFor(() => expect(contact.hydrate).toHaveBeenCalledOnce())
  expect(signup.hydrate).not.toHaveBeenCalled()
})
