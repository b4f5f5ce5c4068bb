/** Texts of every page, the forms, and the acknowledgement mail. */

import { z } from 'zod'
import { PLANS, SERVICE_INTERESTS } from '../../../contract/plans.ts'
import { SERVICES } from '../../../contract/services.ts'
import { mailTextSchema } from '../../../contract/site-manifest.ts'
import { sentenceWithLink, text, texts, titled } from './pieces.ts'

export const siteSchema = z.strictObject({
  description: text,
  skipLink: text,
  breadcrumb: texts('label', 'home'),
  backToTop: text,
  sampleMark: text,
  readStory: text,
  actions: texts('getStarted', 'contact'),
  header: texts(
    'label',
    'services',
    'servicesMenu',
    'thaiNewsDetails',
    'pricing',
    'howItWorks',
    'about',
    'blog',
    'contact',
    'openMenu',
    'closeMenu',
    'homeLink',
  ),
  language: texts('label', 'english', 'thai').extend({ offer: texts('text', 'link', 'close') }),
  theme: texts('label', 'light', 'dark', 'system'),
  hours: texts('label', 'line', 'weekend', 'open').extend({
    opens: text.includes('{day}'),
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

const field = z.strictObject({ label: text })
const fieldWithHint = texts('label', 'hint')

/** The outcomes of a form. Each is shown as a toast and in a panel of the form. */
const outcomes = z.strictObject({ success: titled, failure: titled })

export const formsSchema = texts('allRequired', 'honeypot', 'keptTyped').extend({
  /** What to do after a failure. */
  help: z.strictObject({ wait: text.includes('{n}'), tooMany: text, offline: text, noAnswer: text }),
  errors: z.strictObject({
    heading: text,
    /** The detail of the problem response, for API clients. */
    sentence: text,
    // The prefix ends with a space, because the page title follows.
    pageTitlePrefix: z.string().endsWith(': '),
  }),
  signup: texts('label', 'submit', 'submitting').extend({
    fields: z.strictObject({
      fullName: field,
      email: field,
      companyName: field,
      phoneNumber: fieldWithHint,
      serviceInterest: texts('label', 'choose').extend({ options: texts(...SERVICE_INTERESTS) }),
      termsAccepted: sentenceWithLink,
    }),
    privacy: sentenceWithLink,
    outcomes,
  }),
  contact: texts('label', 'submit', 'submitting').extend({
    fields: z.strictObject({ fullName: field, email: field, subject: field, message: fieldWithHint }),
    privacy: sentenceWithLink,
    outcomes,
  }),
})

/** The acknowledgement mail. */
export const mailSchema = mailTextSchema
