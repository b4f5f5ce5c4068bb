/** The pages with the forms. */
export const FORM_PAGES: readonly string[] = ['/', '/th']
