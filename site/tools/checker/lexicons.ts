import * as en from './lexicon-english.ts'
import * as th from './lexicon-thai.ts'

/** By the language that a draft is in. */
export const lexicons = { en, th }
