import { readConfig } from '../server/config.ts'

/**
 * The origin that the pages are built for, read as the server reads it. Other settings may be wrong or missing where a site is built.
 *
 * @throws StartError `BAD_SETTING` when SITE_URL is no origin
 */
export const siteOrigin = ({ SITE_URL }: NodeJS.ProcessEnv): string => readConfig({ SITE_URL }).SITE_URL
