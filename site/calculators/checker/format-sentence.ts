import type { Remark } from './check-draft.ts'

/** Fills the values of a remark into its sentence. */
export const formatSentence = ({ n, total, name, title }: Remark, text: string) =>
  text.replace(/\{(n|total|name|title)\}/g, (_, key: string) => String({ n, total, name, title }[key]))
