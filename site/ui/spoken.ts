/** A text as it is heard and searched for: without the marks that say where its lines may break. */
export const spoken = (text: string) => text.replace(/[\u2060\u200B]/g, '')
