/**
 * Copy as it stands anywhere but on a page of ours: without the marks that say where a browser may end its lines (joiners, and
 * spaces of no width), and with plain spaces.
 */
export const plainText = (copy: string) =>
  copy.replace(/[\u2060\u200B]|\u200D(?=[\u0E00-\u0E7F–*])/g, '').replaceAll('\u00A0', ' ')
