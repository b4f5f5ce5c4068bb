const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as part of HTML, in an element or a quoted attribute. */
export const htmlText = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
