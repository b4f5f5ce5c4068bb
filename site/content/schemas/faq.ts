import { z } from 'zod'
import { id, text } from './pieces.ts'

/** An id is part of the address of its question: never change one. */
export const questionSchema = z.strictObject({ id, question: text, answer: text })

/** Questions of the home page and of `/faq`. */
export const faqSchema = z.array(questionSchema).min(6)
