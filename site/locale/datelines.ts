/** Fills in `{n}` and `{total}`: `SERVICE 2 OF 6`. */
export const numberDateline = (dateline: string, position: number, total: number) =>
  dateline.replace('{n}', String(position + 1)).replace('{total}', String(total))
