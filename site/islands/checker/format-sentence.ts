import type { Remark } from './check-draft.ts'

export const formatSentence = ({ n, total, name, title }: Remark, text: string) =>
  text.replace(/\{(n|total|name|title)\}/g, (_, key: string) => String({ n, total, name, title }[key]))
