import { z } from 'zod'

const text = z.string().trim().min(1, 'must not be empty')
const hour = z.int().min(0).max(24)
const day = z.iso.date()

/** The words of an answer. `{name}` is the moment, the place or the day that it is about. */
export const whenAnswerCopy = z.strictObject({
  zone: text.includes('{name}'),
  range: text.includes('{from}').includes('{to}'),
  closed: text.includes('{name}'),
  weekend: text,
  embargo: z.strictObject({
    early: text,
    tight: text,
    late: text,
    approveBy: text.includes('{name}'),
  }),
  errors: z.strictObject({ missing: text, unreadable: text, embargo: text, zone: text }),
  calendar: z.strictObject({ sent: text, published: text, embargo: text, about: text.includes('{name}') }),
})

/** All that is needed to say in one language when a release is out: the office's days, the hours it takes, the words. */
export const whenBrief = z.strictObject({
  /** Whose answer it is: the company's name. */
  product: text,
  office: z.strictObject({
    opens: hour,
    closes: hour,
    firstDay: z.int().min(1).max(7),
    lastDay: z.int().min(1).max(7),
    holidays: z.array(z.strictObject({ day, name: text })),
  }),
  /** The last day of which it is known whether it is a holiday. */
  knownUntil: day,
  hoursFrom: z.number().positive(),
  hoursTo: z.number().positive(),
  hoursToPublication: z.number().positive(),
  zones: z.array(z.strictObject({ code: text, label: text })).min(1),
  words: whenAnswerCopy,
})

export type WhenBrief = z.infer<typeof whenBrief>
