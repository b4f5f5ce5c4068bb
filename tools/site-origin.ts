import { readConfig } from '../server/config.ts'

/**
 * The origin that the pages are built for: what the server takes `SITE_URL` for, so that it starts over them. No other setting is asked
 * for: those of the server may be wrong or missing where a site is built.
 *
 * @throws StartError `BAD_SETTING` where it is no origin
 */
export const siteOrigin = ({ SITE_URL }: NodeJS.ProcessEnv): string => readConfig({ SITE_URL }).siteUrl
