/** What the doctor asks of the built site, and of the settings that visitors depend on. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY, isoDay } from '../../contract/time.ts'
import type { Config } from '../../server/config.ts'
import { type DeletionDoubt, doubtText, PROMISED_DAYS } from '../../server/leads/deletion-doubt.ts'
import { readBuiltSite } from '../../server/pages/built-site.ts'
import { SECURITY_CONTACT_FILE, securityContactEnd } from '../../server/pages/security-contact.ts'
import { reasonOf } from '../../server/start-error.ts'
import { commandName } from '../run-command.ts'
import { about, type Finding } from './finding.ts'

export function siteFinding(dist: string, siteUrl: string): Finding {
  const site = about('site')
  try {
    const { files, manifest } = readBuiltSite(dist)
    const pages = [...files.values()].filter(({ isPage }) => isPage).length
    if (manifest.origin === siteUrl) return site.ok(`${pages} pages for ${siteUrl}`)
    return site.failed(`built for ${manifest.origin}, and SITE_URL is ${siteUrl}: build with it, or set it`)
  } catch (error) {
    return site.failed(reasonOf(error))
  }
}

/** How long before its end somebody should hear of it. */
const EXPIRY_DAYS = 30

/** Whoever finds a hole in the site is told whom to write to, until a day (RFC 9116) that only a new build moves on. */
export function securityContactFinding(dist: string, now: Date): Finding {
  const contact = about('security.txt')
  const file = join(dist, SECURITY_CONTACT_FILE)
  if (!existsSync(file)) return contact.warning('the built site has none')
  const end = securityContactEnd(readFileSync(file, 'utf8'))
  if (end === undefined) return contact.warning('says no moment until which it counts (Expires): build the site anew')
  const days = Math.floor((end.getTime() - now.getTime()) / DAY)
  const until = isoDay(end)
  return days < EXPIRY_DAYS
    ? contact.warning(`counts until ${until}: build the site anew`)
    : contact.ok(`until ${until}`)
}

export function originFindings({ siteUrl, trustProxy }: Config): Finding[] {
  const { hostname, protocol } = new URL(siteUrl)
  if (hostname === 'localhost' || hostname === '127.0.0.1') {
    return [about('SITE_URL').warning(`${siteUrl} is this machine: set the address that visitors use`)]
  }
  const origin = about('SITE_URL')
  return [
    protocol === 'https:' ? origin.ok(siteUrl) : origin.warning(`${siteUrl} is not encrypted: put TLS in front`),
    trustProxy === false && protocol === 'https:'
      ? about('TRUST_PROXY').warning(
          'off, and https needs a proxy in front: set 1, or all visitors share one rate limit',
        )
      : about('TRUST_PROXY').ok(String(trustProxy || 'off')),
  ]
}

/** @param doubt why the server deletes nothing, which it says in its log alone */
export function retentionFinding(
  { leadsRetentionDays: days, siteUrl }: Pick<Config, 'leadsRetentionDays' | 'siteUrl'>,
  doubt?: DeletionDoubt,
): Finding {
  const retention = about('retention')
  if (days === null) {
    const says = `leads are kept for ever, and the privacy policy promises 24 months: set LEADS_RETENTION_DAYS to ${PROMISED_DAYS}`
    return siteUrl.startsWith('https:') ? retention.failed(says) : retention.warning(says)
  }
  if (days > PROMISED_DAYS) {
    return retention.failed(`${days} days, and the privacy policy promises 24 months: set ${PROMISED_DAYS} or less`)
  }
  if (doubt) {
    return retention.failed(
      `no lead is deleted: ${doubtText(doubt)}. Where clock and LEADS_RETENTION_DAYS are right: ${commandName('leads')} purge --anyway`,
    )
  }
  return retention.ok(`leads are deleted after ${days} days`)
}

/** What a release knows of the contents it was made from, which it does not hold. */
const RELEASE_FILE = 'release.json'

/** What stands in for the real thing: counted in the contents, or when the release was made. */
export async function placeholdersFinding(root: string): Promise<Finding> {
  const placeholders = about('placeholders')
  const isCheckout = existsSync(join(root, 'content'))
  let count: number
  try {
    count = isCheckout ? await placeholdersIn(root) : placeholdersOf(root)
  } catch (error) {
    // Visitors see what was built, whatever is being written: of all else there is still something to say.
    const mend = isCheckout ? 'npm run check:content names it' : 'unpack the release anew'
    return placeholders.warning(`not counted: ${reasonOf(error)}: ${mend}`)
  }
  return count === 0
    ? placeholders.ok('none left')
    : placeholders.warning(`${count} left: npm run launch-check, where the site is built, names them`)
}

async function placeholdersIn(root: string): Promise<number> {
  const { findPlaceholders } = await import('../launch-placeholders.ts')
  return findPlaceholders(root).length
}

const placeholdersOf = (release: string) =>
  Number(JSON.parse(readFileSync(join(release, RELEASE_FILE), 'utf8')).placeholders)
