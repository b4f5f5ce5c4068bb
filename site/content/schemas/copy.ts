import type { z } from 'zod'
import { annotatedSchema } from './annotated.ts'
import { checkerSchema } from './checker.ts'
import { faqSchema } from './faq.ts'
import { finderSchema } from './finder.ts'
import { formsSchema } from './forms.ts'
import { homeSchema } from './home.ts'
import { kitSchema } from './kit.ts'
import { mailSchema } from './mail.ts'
import { outletsSchema } from './outlets.ts'
import { payingSchema } from './paying.ts'
import { plansSchema } from './plans.ts'
import { ratesSchema } from './rates.ts'
import { reportSchema } from './report.ts'
import { samplesSchema } from './samples.ts'
import { servicesSchema } from './services.ts'
import { siteSchema } from './site.ts'
import { whenSchema } from './when.ts'

/** The copy files that every language has: `content/{locale}/{name}.yaml`. */
export const copySchemas = {
  site: siteSchema,
  checker: checkerSchema,
  home: homeSchema,
  forms: formsSchema,
  kit: kitSchema,
  mail: mailSchema,
  outlets: outletsSchema,
  services: servicesSchema,
  plans: plansSchema,
  rates: ratesSchema,
  paying: payingSchema,
  faq: faqSchema,
  finder: finderSchema,
  when: whenSchema,
  samples: samplesSchema,
  annotated: annotatedSchema,
  report: reportSchema,
} as const

export type CopyName = keyof typeof copySchemas
export type Copy = { [Name in CopyName]: z.infer<(typeof copySchemas)[Name]> }
