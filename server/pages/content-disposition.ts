/** What RFC 8187 lets stand as it is; `encodeURIComponent` leaves a few more. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * The value of `Content-Disposition`, by RFC 6266: under which name a file is kept, in any script, and for those who read
 * ASCII only, another.
 *
 * @param asciiName letters, digits, dots and hyphens
 */
export const attachment = (name: string, asciiName: string) =>
  `attachment; filename="${asciiName}"; filename*=UTF-8''${encoded(name)}`
