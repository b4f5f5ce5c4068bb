import * as z from 'zod/mini'
import { emailField } from './email.ts'
import { TRAP_FIELD } from './form-markup.ts'
import type { ContactMessages } from './messages.ts'
import { textFieldsOf } from './text-field.ts'

/**
 * The payload of `POST /api/contact`. Strict: a field it does not know is an error.
 *
 * @example contactMessage(messages.th.contact).safeParse(values)
 */
export const contactMessage = (messages: ContactMessages) => {
  const text = textFieldsOf(messages)
  return z.strictObject(
    {
      fullName: text('fullName'),
      email: emailField(messages.email, messages.tooLong.email, messages.unusable),
      subject: text('subject'),
      message: text('message', true),
      [TRAP_FIELD]: z.optional(z.string(messages.unknownField)),
    },
    messages.unknownField,
  )
}

/** What is stored: cleaned and complete. */
export type ContactMessage = z.output<ReturnType<typeof contactMessage>>
