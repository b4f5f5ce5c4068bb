/** Where each form is posted, as JSON or as a form body. */
export const FORM_PATHS = { signup: '/api/signup', contact: '/api/contact' } as const

/** Where an answer to the question when a release is out is given as dates for a calendar. */
export const WHEN_CALENDAR_PATH = '/api/when.ics'
