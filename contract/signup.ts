import * as z from 'zod/mini'
import { emailField } from './email.ts'
import { TRAP_FIELD } from './form-markup.ts'
import type { SignupMessages } from './messages.ts'
import { SERVICE_INTERESTS } from './plans.ts'
import { textFieldsOf } from './text-field.ts'

/**
 * The payload of `POST /api/signup`. Strict: a field it does not know is an error.
 *
 * @example signupRequest(messages.en.signup).safeParse(values)
 */
export const signupRequest = (messages: SignupMessages) => {
  const text = textFieldsOf(messages)
  return z.strictObject(
    {
      fullName: text('fullName'),
      email: emailField(messages.email, messages.tooLong.email, messages.unusable),
      companyName: text('companyName'),
      phoneNumber: text('phoneNumber'),
      // A form starts with nothing chosen, so what goes in is wider than what comes out.
      serviceInterest: z.pipe(z.string(messages.serviceInterest), z.enum(SERVICE_INTERESTS, messages.serviceInterest)),
      termsAccepted: z.pipe(z.boolean(messages.termsAccepted), z.literal(true, messages.termsAccepted)),
      [TRAP_FIELD]: z.optional(z.string(messages.unknownField)),
    },
    messages.unknownField,
  )
}

/** What is stored: cleaned, complete, accepted. */
export type SignupRequest = z.output<ReturnType<typeof signupRequest>>
