import { readConfig } from '../server/settings/config.ts'

/**
 * Returns the origin of the site, as the server reads it. Checks the two settings of a build and ignores the others.
 *
 * @throws StartError if SITE_URL is not an origin, or PUBLIC_ANALYTICS_SRC not a script
 */
export const siteOrigin = ({ SITE_URL, PUBLIC_ANALYTICS_SRC }: NodeJS.ProcessEnv): string =>
  readConfig({ SITE_URL, PUBLIC_ANALYTICS_SRC }).SITE_URL
