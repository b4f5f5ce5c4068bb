/** Texts of every page, the forms, and the acknowledgement mail. */

import { z } from 'zod'
import type { FormName } from '../../../contract/form-markup.ts'
import { type FieldRule, type FORM_FIELDS, fieldRules } from '../../../contract/forms.ts'
import { PLANS, SERVICE_INTERESTS } from '../../../contract/plans.ts'
import { SERVICES } from '../../../contract/services.ts'
import { mailTextSchema } from '../../../contract/site-manifest.ts'
import { sentenceWithLink, titled } from './pieces.ts'
import { text, textFields, texts } from './texts.ts'

export const siteSchema = z.strictObject({
  ...textFields('description', 'skipLink'),
  breadcrumb: texts('label', 'home'),
  ...textFields('backToTop', 'sampleMark'),
  actions: texts('getStarted', 'contact'),
  header: texts(
    'label',
    'services',
    'servicesMenu',
    'thaiNewsDetails',
    'pricing',
    'howItWorks',
    'contact',
    'openMenu',
    'closeMenu',
    'homeLink',
  ),
  language: texts('label', 'english', 'thai').extend({ offer: texts('text', 'link', 'close') }),
  theme: texts('label', 'light', 'dark', 'system'),
  hours: texts('label', 'line', 'weekend', 'open').extend({
    opens: text.includes('{day}').includes('{from}'),
    /** `weekdays` starts with Sunday. */
    days: z.strictObject({ today: text, tomorrow: text, weekdays: z.array(text).length(7) }),
  }),
  line: texts('title', 'picture', 'scan', 'link'),
  /** Alternative texts of the pictures for link previews. */
  covers: texts('world', 'guilloche', ...SERVICES.map(({ slug }) => slug), ...PLANS),
  callBar: texts('label', 'call'),
  cookies: texts('title', 'text', 'policyLink', 'acceptAll', 'rejectNonEssential', 'close', 'settings'),
  toasts: texts('region', 'close'),
  footer: texts('label', 'blurb', 'social', 'copyright').extend({
    services: texts('title', 'thaiNewsDetails'),
    company: texts('title', 'about', 'careers', 'pressKit', 'contact'),
    legal: texts('title', 'privacy', 'terms', 'cookies'),
    resources: texts('title', 'blog', 'guidelines', 'mediaKit', 'caseStudies', 'faq'),
    contact: z.strictObject({ title: text }),
    /** Labels of the company's details, in the order shown. */
    registered: texts('name', 'registrationNumber', 'taxNumber', 'address', 'dataProtection'),
  }),
  legalText: texts('dateline', 'updated', 'contents'),
})

const textField = texts('label', 'missing').extend({
  missing: text,
  tooLong: text.includes('{n}'),
  hint: text.optional(),
})

/** The texts of a field, by its kind. */
const fieldSchemas = {
  text: textField,
  lines: textField,
  email: textField,
  phone: textField,
  choice: texts('label', 'choose', 'missing').extend({ options: texts(...SERVICE_INTERESTS) }),
  terms: sentenceWithLink.extend({ missing: text }),
} satisfies Record<FieldRule['kind'], z.ZodType>

/** The texts of a form's fields, in the order of the form. */
function fieldsOf<Form extends FormName>(form: Form) {
  type Rules = (typeof FORM_FIELDS)[Form]
  const schemas: unknown = Object.fromEntries(
    Object.entries(fieldRules(form)).map(([field, { kind }]) => [field, fieldSchemas[kind]]),
  )
  return z.strictObject(
    schemas as { [Field in keyof Rules]: (typeof fieldSchemas)[Extract<Rules[Field], FieldRule>['kind']] },
  )
}

/** The outcomes of a form. Each is shown as a toast and in a panel of the form. */
const outcomes = z.strictObject({ success: titled, failure: titled })

export const formsSchema = texts('allRequired', 'noOrder', 'sendAnother', 'honeypot', 'keptTyped').extend({
  /** What to do after a failure. */
  help: z.strictObject({ wait: text.includes('{n}'), tooMany: text, offline: text, noAnswer: text }),
  errors: z.strictObject({
    heading: text,
    /** The detail of the problem response, for API clients. */
    sentence: text,
    // The prefix ends with a space, because the page title follows.
    pageTitlePrefix: z.string().endsWith(': '),
    unusable: text,
    unknownField: text,
  }),
  signup: texts('label', 'submit', 'submitting').extend({
    fields: fieldsOf('signup'),
    privacy: sentenceWithLink,
    outcomes,
  }),
  contact: texts('label', 'submit', 'submitting').extend({
    fields: fieldsOf('contact'),
    privacy: sentenceWithLink,
    outcomes,
  }),
})

/** The acknowledgement mail. */
export const mailSchema = mailTextSchema
