import { z } from 'zod'
import { mailCopy } from '../../../contract/site-manifest.ts'
import { text } from './pieces.ts'

/** The acknowledgement that a sender gets. What a page says too is taken from there (`site-manifest.ts`). */
export const mailSchema = mailCopy.extend({ nextAfterMessage: z.array(text).min(2) })
