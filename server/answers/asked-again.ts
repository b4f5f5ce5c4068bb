/** Longer than the address of any question that was typed into a form of ours. */
const LONGEST_QUERY = 2048

/**
 * What a link to this page in the other language asks: the same, unless the query is longer than anyone needs. Each of its signs is
 * escaped in every such link, and an address may be all signs.
 */
export const askedAgain = (query: string) => (query.length > LONGEST_QUERY ? '' : query)
