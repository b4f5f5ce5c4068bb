import { z } from 'zod'
import { id, text } from './pieces.ts'

/** Questions of the home page and of `/faq`. An id is part of the address of its question: never change one. */
export const faqSchema = z.array(z.strictObject({ id, question: text, answer: text })).min(6)
