/**
 * A text as it is heard and searched for: without the marks that say where its lines may break. What forms load has this and not
 * `contract/plain-text.ts`, which browsers would fetch as a file of its own.
 */
export const spoken = (text: string) => text.replace(/[\u2060\u200B\u200D]/g, '')
