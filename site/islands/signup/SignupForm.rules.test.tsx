import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MESSAGE_ATTRIBUTE, outcomeId, PREFIX_ATTRIBUTE } from '../../../contract/form-markup.ts'
import { messages } from '../../../contract/messages.ts'
import { accepted, english, fillIn, send, serverAnswers, startAfresh, textbox, thai } from './fixture-signup-form.ts'
import { SignupForm } from './SignupForm.tsx'

startAfresh()

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
  // Without a name a screen reader may say nothing of what has the focus.
  expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus()
  expect(textbox('Full name')).toHaveAccessibleDescription('Error: Full name is required')
  expect(textbox('Full name')).toBeInvalid()
  expect(document.title).toBe('Error: Krajai Newswire')
})

test.each([
  { form: english, refused: 'Error: Krajai Newswire' },
  { form: thai, refused: 'พบข้อผิดพลาด: Krajai Newswire' },
])(
  'the title says "$refused" once, however often the form is refused, until it is mended',
  async ({ form, refused }) => {
    const user = userEvent.setup()
    const press = () => user.click(screen.getByRole('button', { name: form.words.submit }))
    serverAnswers(accepted())
    render(<SignupForm {...form} />)
    for (const typed of ['{Tab}', 'S']) {
      await user.type(textbox(form.words.fields.fullName.label), typed)
      await press()
      await waitFor(() => expect(screen.getByRole('alert').parentElement).toHaveFocus())
      expect(document.title).toBe(refused)
    }
    await fillIn(user, form)
    await waitFor(() => expect(document.title).toBe('Krajai Newswire'))
    await press()
    // Its answer must have come, or it would take that of the next form.
    await waitFor(() => expect(document.getElementById(outcomeId('signup', 'sent'))).toHaveFocus())
    expect(document.title).toBe('Krajai Newswire')
  },
)

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
    'กรุณาเลือกแพ็กเกจที่สนใจ',
    'กรุณายอมรับข้อกำหนดและเงื่อนไข',
  ])
})

test('nothing is said of a field, and none is called wrong, before the form is sent', () => {
  render(<SignupForm {...english} />)
  for (const field of document.querySelectorAll('form .field :is(input, select)')) {
    if (field.id !== 'signup-phoneNumber') expect(field).toHaveAccessibleDescription('')
    expect(field).toHaveAttribute('aria-invalid', 'false')
  }
})

test('each field has the place for a message that the server looks for', () => {
  render(<SignupForm {...english} />)
  for (const error of document.querySelectorAll('.field-error')) {
    expect(error.querySelectorAll(`[${MESSAGE_ATTRIBUTE}]`)).toHaveLength(1)
    expect(error.querySelectorAll(`[${PREFIX_ATTRIBUTE}="Error:"]`)).toHaveLength(1)
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
  await waitFor(() => expect(screen.getByRole('alert').parentElement).toHaveFocus())
})
