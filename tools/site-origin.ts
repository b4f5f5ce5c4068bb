import { readConfig } from '../server/config.ts'

/**
 * Returns the origin of the site, as the server reads it. Ignores other settings, because a build does not need them.
 *
 * @throws StartError if SITE_URL is not an origin
 */
export const siteOrigin = ({ SITE_URL }: NodeJS.ProcessEnv): string => readConfig({ SITE_URL }).SITE_URL
