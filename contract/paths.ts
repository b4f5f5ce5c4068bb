/** Where each form is posted, as JSON or as a form body. */
export const FORM_PATHS = { signup: '/api/signup', contact: '/api/contact' } as const
