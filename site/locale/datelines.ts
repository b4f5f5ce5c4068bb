/** Keeps the first part of a dateline and replaces the text after it: `BLOG — WRITING`. */
export const replaceDatelineSubject = (dateline: string, subject: string) =>
  `${dateline.split(' — ')[0] ?? dateline} — ${subject}`

/** Fills in `{n}` and `{total}`: `SERVICE 2 OF 6`. */
export const numberDateline = (dateline: string, position: number, total: number) =>
  dateline.replace('{n}', String(position + 1)).replace('{total}', String(total))
