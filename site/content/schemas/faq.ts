import { z } from 'zod'
import { id, text } from './pieces.ts'

/** The questions of the home page. An id is part of the address of its question: never change one. */
export const faqSchema = z.array(z.strictObject({ id, question: text, answer: text })).min(6)
