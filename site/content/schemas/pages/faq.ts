import { z } from 'zod'
import { id, sectionHead, text } from '../pieces.ts'
import { meta } from './page-pieces.ts'

const category = <const Id extends string>(categoryId: Id) =>
  z.strictObject({ id: z.literal(categoryId), title: text, text, questions: z.array(id).min(1) })

const question = <const Id extends string>(questionId: Id) =>
  z.strictObject({ id: z.literal(questionId), question: text, answer: text })

/** `/faq`. A category's id is its anchor; its questions come from here and from `faq.yaml` above `pages/`. */
export const faqPageSchema = z.strictObject({
  meta,
  breadcrumb: text,
  hero: z.strictObject(sectionHead),
  tiles: text,
  categories: z.tuple([
    category('services-packages'),
    category('distribution-coverage'),
    category('pricing-payment'),
    category('content-creation'),
    category('analytics-reporting'),
    category('account-management'),
  ]),
  questions: z.tuple([
    question('industries'),
    question('examples'),
    question('no-pickup'),
    question('choosing-package'),
    question('volume-discounts'),
    question('crisis-communications'),
  ]),
  support: z.strictObject({ heading: text, text, button: text }),
})
