import { z } from 'zod'

/** Copy: one line, never empty. */
export const text = z.string().trim().min(1)
