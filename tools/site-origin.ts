import { readConfig } from '../server/config.ts'
import type { IdentityFile } from '../site/content/schemas/company.ts'

/**
 * The origin that the pages are built for: what the server takes `SITE_URL` for, so that it starts over them. No other setting is asked
 * for: those of the server may be wrong or missing where a site is built.
 *
 * @throws StartError `BAD_SETTING` where it is no origin
 */
export const siteOrigin = ({ SITE_URL }: NodeJS.ProcessEnv): string => readConfig({ SITE_URL }).siteUrl

/**
 * What to say of a site that is built for another address than the one it gives as the company's: printed files, data and letters name that
 * one, whatever the pages' links say. Nothing of a site for this machine or for a trial.
 */
export function elsewhere(origin: string, website: IdentityFile['website']): string | undefined {
  const { protocol, host } = new URL(origin)
  if (protocol !== 'https:' || host === new URL(website).host) return undefined
  return `Built for ${origin}, while files and data name ${website} (website in content/identity.yaml)`
}
