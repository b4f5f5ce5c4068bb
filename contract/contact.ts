import * as z from 'zod/mini'
import { emailField } from './email.ts'
import { TRAP_FIELD } from './form-markup.ts'
import { LIMITS } from './limits.ts'
import type { ContactMessages } from './messages.ts'
import { textField } from './text-field.ts'

/**
 * The payload of `POST /api/contact`. Strict: a field it does not know is an error.
 *
 * @example contactMessage(messages.th.contact).safeParse(values)
 */
export const contactMessage = (messages: ContactMessages) =>
  z.strictObject(
    {
      fullName: textField({ ...LIMITS.fullName, message: messages.fullName, tooLong: messages.tooLong.fullName }),
      email: emailField(messages.email, messages.tooLong.email),
      subject: textField({ ...LIMITS.subject, message: messages.subject, tooLong: messages.tooLong.subject }),
      message: textField({
        ...LIMITS.message,
        multiline: true,
        message: messages.message,
        tooLong: messages.tooLong.message,
      }),
      [TRAP_FIELD]: z.optional(z.string(messages.unknownField)),
    },
    messages.unknownField,
  )

/** What is stored: cleaned and complete. */
export type ContactMessage = z.output<ReturnType<typeof contactMessage>>
