/**
 * Under which name the tab keeps what was typed into a form: `krajai-draft-signup`. Apart from the rest, because the
 * script that wakes an island asks for it on every page.
 *
 * @param form `signup` or `contact`
 */
export const draftKey = (form: string) => `krajai-draft-${form}`

/** How a draft is written in which no text stands: what has arrived, or was deleted. */
export const NO_TEXTS = '{"values":{}'
