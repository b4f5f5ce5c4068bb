/** Where a signup request is posted, as JSON or as a form body. */
export const SIGNUP_PATH = '/api/signup'

/** Where a contact message is posted, as JSON or as a form body. */
export const CONTACT_PATH = '/api/contact'

/** Where an answer to the question when a release is out is given as dates for a calendar. */
export const WHEN_CALENDAR_PATH = '/api/when.ics'
