/** Texts of every page, of the forms, and of the acknowledgement mail. */

import { z } from 'zod'
import { byInterest } from '../../../contract/plans.ts'
import { mailCopy } from '../../../contract/site-manifest.ts'
import { sentenceWithLink, text, titled } from './pieces.ts'

/** An error page. */
const refusal = z.strictObject({
  title: text,
  telegram: z.strictObject({ form: text, stamp: text, reason: text }),
  subtitle: text,
  message: text,
})

export const siteSchema = z.strictObject({
  description: text,
  skipLink: text,
  breadcrumb: z.strictObject({ label: text, home: text }),
  backToTop: text,
  sampleMark: text,
  actions: z.strictObject({ getStarted: text, contact: text }),
  header: z.strictObject({
    label: text,
    services: text,
    servicesMenu: text,
    thaiNewsDetails: text,
    pricing: text,
    howItWorks: text,
    about: text,
    blog: text,
    contact: text,
    openMenu: text,
    closeMenu: text,
    homeLink: text,
  }),
  language: z.strictObject({
    label: text,
    english: text,
    thai: text,
    offer: z.strictObject({ text, link: text, close: text }),
  }),
  theme: z.strictObject({ label: text, light: text, dark: text, system: text }),
  hours: z.strictObject({
    label: text,
    line: text,
    weekend: text,
    open: text,
    opens: text.includes('{day}'),
    /** Sunday first. */
    days: z.strictObject({ today: text, tomorrow: text, weekdays: z.array(text).length(7) }),
  }),
  line: z.strictObject({ title: text, picture: text, scan: text, link: text }),
  callBar: z.strictObject({ label: text, call: text }),
  cookies: z.strictObject({
    title: text,
    text,
    policyLink: text,
    acceptAll: text,
    rejectNonEssential: text,
    close: text,
    settings: text,
  }),
  toasts: z.strictObject({ region: text, close: text }),
  footer: z.strictObject({
    label: text,
    blurb: text,
    social: text,
    services: z.strictObject({ title: text, thaiNewsDetails: text }),
    company: z.strictObject({ title: text, about: text, careers: text, pressKit: text, contact: text }),
    legal: z.strictObject({ title: text, privacy: text, terms: text, cookies: text }),
    resources: z.strictObject({
      title: text,
      blog: text,
      guidelines: text,
      mediaKit: text,
      caseStudies: text,
      faq: text,
    }),
    contact: z.strictObject({ title: text }),
    /** Labels of the company's details, in the order shown. */
    registered: z.strictObject({
      name: text,
      registrationNumber: text,
      taxNumber: text,
      address: text,
      dataProtection: text,
    }),
    copyright: text,
  }),
  legalText: z.strictObject({ dateline: text, updated: text, contents: text }),
  notFound: refusal.extend({ home: text, back: text }),
  serviceNotFound: titled.extend({ home: text }),
  planNotFound: titled.extend({ home: text }),
})

const field = z.strictObject({ label: text })
const fieldWithHint = z.strictObject({ label: text, hint: text })

/** Results of the form. Each is shown as a toast and as a permanent message beside the form. */
const outcomes = z.strictObject({ success: titled, failure: titled })

export const formsSchema = z.strictObject({
  allRequired: text,
  trap: text,
  keptTyped: text,
  /** Added to the toast after a failure: what to do. */
  help: z.strictObject({ wait: text.includes('{n}'), tooMany: text, offline: text, noAnswer: text }),
  errors: z.strictObject({
    heading: text,
    /** Replaces the heading for API clients. */
    sentence: text,
    // Ends in a space: the title follows it.
    pageTitlePrefix: z.string().endsWith(': '),
  }),
  signup: z.strictObject({
    label: text,
    fields: z.strictObject({
      fullName: field,
      email: field,
      companyName: field,
      phoneNumber: fieldWithHint,
      serviceInterest: z.strictObject({
        label: text,
        choose: text,
        options: z.strictObject(byInterest(() => text)),
      }),
      termsAccepted: sentenceWithLink,
    }),
    submit: text,
    submitting: text,
    privacy: sentenceWithLink,
    next: z.strictObject({ title: text, steps: z.array(text).min(2) }),
    outcomes,
  }),
  contact: z.strictObject({
    label: text,
    fields: z.strictObject({ fullName: field, email: field, subject: field, message: fieldWithHint }),
    submit: text,
    submitting: text,
    privacy: sentenceWithLink,
    outcomes,
  }),
})

/** The acknowledgement mail. `site-manifest.ts` takes texts that pages also show from there. */
export const mailSchema = mailCopy.extend({ nextAfterMessage: z.array(text).min(2) })
