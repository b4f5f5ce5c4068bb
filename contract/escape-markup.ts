const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML and XML, also inside a quoted attribute. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
