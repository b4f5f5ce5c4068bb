import type { z } from 'zod'
import { faqSchema } from './faq.ts'
import { formsSchema } from './forms.ts'
import { homeSchema } from './home.ts'
import { kitSchema } from './kit.ts'
import { mailSchema } from './mail.ts'
import { plansSchema } from './plans.ts'
import { ratesSchema } from './rates.ts'
import { samplesSchema } from './samples.ts'
import { servicesSchema } from './services.ts'
import { siteSchema } from './site.ts'

/** The copy files that every language has: `content/{locale}/{name}.yaml`. */
export const copySchemas = {
  site: siteSchema,
  home: homeSchema,
  forms: formsSchema,
  kit: kitSchema,
  mail: mailSchema,
  services: servicesSchema,
  plans: plansSchema,
  rates: ratesSchema,
  faq: faqSchema,
  samples: samplesSchema,
} as const

export type CopyName = keyof typeof copySchemas
export type Copy = { [Name in CopyName]: z.infer<(typeof copySchemas)[Name]> }
