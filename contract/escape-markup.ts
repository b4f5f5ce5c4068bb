const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it may stand in HTML or XML, between tags or in double quotation marks. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
