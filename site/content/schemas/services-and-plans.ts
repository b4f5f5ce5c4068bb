/** Services, plans and prices, and their pages. */

import { z } from 'zod'
import { byPlan, PLANS } from '../../../contract/plans.ts'
import { SERVICES } from '../../../contract/services.ts'
import { entryOfEach, figurePath, id, meta, nextStep, paragraphs, sectionHead, stat } from './pieces.ts'
import { text, textFields, texts } from './texts.ts'

export const servicesSchema = entryOfEach(SERVICES, 'contract/services.ts', ({ key, slug }) =>
  z.strictObject({ key: z.literal(key), slug: z.literal(slug), title: text, line: text, description: text }),
)

/** The four features of a service, and the four steps of its process. */
const serviceSteps = texts('consultation', 'strategy', 'implementation', 'reporting')

/** `/services/{slug}`. Titles and short descriptions are in `content/{locale}/services.yaml`. */
export const servicesPageSchema = z.strictObject({
  shared: texts('breadcrumb', 'dateline', 'about', 'benefits', 'others').extend({
    features: z.strictObject({ heading: text, titles: serviceSteps }),
    process: z.strictObject({ heading: text, titles: serviceSteps }),
  }),
  /** Local times of one city per continent. */
  clock: z.strictObject({
    caption: text.includes('{from}'),
    cities: texts('northAmerica', 'europe', 'asia', 'oceania', 'africaMiddleEast'),
  }),
  services: entryOfEach(SERVICES, 'contract/services.ts', ({ slug }) =>
    z.strictObject({
      slug: z.literal(slug),
      meta,
      /** Which plans include the service. */
      included: text,
      long: paragraphs.min(2).max(3),
      features: serviceSteps,
      process: serviceSteps,
      benefits: z.array(text).min(3).max(8),
      stat,
    }),
  ),
  next: nextStep,
})

export const plansSchema = entryOfEach(PLANS, 'contract/plans.ts', (id) =>
  z.strictObject({
    id: z.literal(id),
    ...textFields('name', 'description'),
    /** True for the recommended plan. */
    featured: z.boolean(),
    /** A plan without a price is quoted, like Custom. */
    price: z.strictObject({ figure: figurePath }).optional(),
    outlets: z.strictObject({ figure: figurePath }),
    /** Whether we write the release, and in how many languages we send it. */
    writing: z.strictObject({ included: z.boolean(), text }),
    languages: z.strictObject({ count: z.int(), text }),
  }),
)

/** The texts of the price list. */
export const planTermsSchema = z.strictObject({
  ...textFields('dateline', 'heading', 'summary', 'caption', 'perRelease', 'outlets', 'outletCount', 'writing'),
  ...textFields('languages', 'time', 'timeText'),
  /** Where the outlets of a plan come from, and what its language means for them. */
  lists: texts('heading', 'languages').extend({ items: z.array(text).length(3) }),
  ...textFields('featured', 'choose', 'details', 'detailsAbout'),
  /** One sentence per plan. It says who should choose the plan. */
  which: z.strictObject({ ...byPlan(() => text), custom: text }),
  custom: texts('name', 'text'),
})

/** A text for each value that a field of `identity.yaml` can have. `open` is the text for an empty value. */
const offerTexts = texts('open', 'offered', 'refused')
const registrationTexts = texts('registered', 'unregistered')

const payingSubject = <Thailand extends z.ZodType>(thailand: Thailand) =>
  z.strictObject({ title: text, thailand, abroad: text })

/** A line of the example calculation, and its number. */
const calculationLine = z.strictObject({ figure: figurePath, label: text })

/** Tax and payment, on the pages of the plans. */
export const paymentTermsSchema = z.strictObject({
  ...sectionHead,
  taxReview: z.enum(['pending', 'done']),
  link: text,
  columns: texts('subject', 'thailand', 'abroad'),
  currency: payingSubject(offerTexts),
  vat: payingSubject(texts('open', 'included', 'added', 'unregistered')),
  withholding: payingSubject(text),
  invoice: payingSubject(registrationTexts).extend({ needs: text }),
  ways: z.strictObject({
    title: text,
    names: texts('transfer', 'promptPay', 'card', 'swift'),
    account: text.includes('{name}'),
  }),
  documents: payingSubject(registrationTexts),
  example: texts('heading', 'total', 'transfer', 'note').extend({
    columns: texts('line', 'amount'),
    fee: calculationLine,
    vat: calculationLine,
    withheld: calculationLine,
  }),
})

const comparison = texts('agencies', 'diy', 'online')

/** A row of the feature table, and the plans that include it. */
const feature = z.strictObject({
  text,
  ...byPlan(() => z.boolean()),
  report: z.literal(true).optional(),
})

/** `/pricing/{id}`. Names, prices and outlets are in `content/{locale}/plans.yaml`. */
export const pricingPageSchema = z.strictObject({
  shared: texts('breadcrumb', 'dateline', 'currency', 'about', 'faq').extend({
    table: texts('heading', 'caption', 'feature', 'outlets', 'included', 'excluded', 'note'),
    sidebar: z.strictObject({ heading: text }),
    comparison: z.strictObject({ heading: text, lead: text, titles: comparison }),
  }),
  features: z.array(feature).min(9),
  plans: entryOfEach(PLANS, 'contract/plans.ts', (planId) =>
    z.strictObject({
      id: z.literal(planId),
      meta,
      long: paragraphs.min(2).max(3),
      included: z.array(text).min(2).max(8),
      faq: z.array(z.strictObject({ id, question: text, answer: text })).min(1),
      comparison,
    }),
  ),
  next: nextStep,
})
