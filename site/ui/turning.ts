/**
 * What a thing is called that stands on two pages and goes from one to the other when its link is followed
 * (`site/styles/turning.css`): the same in both languages, and once on a page.
 */
export const turningService = (slug: string) => `service-${slug}`

export const turningCover = (article: string) => `cover-${article}`
