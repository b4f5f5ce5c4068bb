/**
 * The version of the terms a signup accepts: the day they were last changed, as the terms page shows it.
 * Change it together with the terms, because it is stored with every signup.
 */
export const TERMS_VERSION = '2023-05-01'
