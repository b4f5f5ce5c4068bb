/**
 * Where a Thai line may break stands as a character that nobody sees. While it is edited it is a sign on the keyboard of none, which no
 * text of the site has.
 */
const UNSEEN = '\u200B'
const SEEN = '¦'

export const shown = (text: string) => text.replaceAll(UNSEEN, SEEN)
export const typed = (text: string) => text.replaceAll(SEEN, UNSEEN)
export const hasMark = (text: string) => text.includes(UNSEEN)
