/** The datelines of what is made of several pages' words: as a wire's, a place and a subject. */

/** `BANGKOK, THAILAND — WRITING`, in the place of another dateline. */
export const datelineLike = (dateline: string, subject: string) =>
  `${dateline.split(' — ')[0] ?? dateline} — ${subject}`

/** `BANGKOK, THAILAND — SERVICE 2 OF 6`: `{n}` is where it stands among `{total}`. */
export const numberedDateline = (dateline: string, position: number, total: number) =>
  dateline.replace('{n}', String(position + 1)).replace('{total}', String(total))
