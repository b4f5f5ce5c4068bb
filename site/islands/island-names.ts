/** The parts of pages that wake. */
export const ISLANDS = ['signup', 'contact', 'load-more'] as const
export type IslandName = (typeof ISLANDS)[number]
