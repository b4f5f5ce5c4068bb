/** So many of something, in English: `1 lead`, `2 leads`. */
export const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`
