import { byLocale } from '../../../contract/locale.ts'
import { byInterest, type ServiceInterest } from '../../../contract/plans.ts'
import {
  MANIFEST_VERSION,
  type MailWords,
  type OfferedFile,
  type SiteManifest,
  siteManifestSchema,
} from '../../../contract/site-manifest.ts'
import { isoDay } from '../../../contract/time.ts'
import type { Content, SiteContent } from '../load-content.ts'

/** Lists the known registered details with their labels, as in the footer. */
function listRegisteredDetails({ identity, site }: SiteContent) {
  const labels = Object.entries(site.footer.registered) as [keyof typeof site.footer.registered, string][]
  return labels.flatMap(([detail, label]) => {
    const value = identity.registered[detail]
    return value ? [{ label, value }] : []
  })
}

function getMailWords({ mail, plans, planTerms }: SiteContent): MailWords {
  const nameOf = (interest: ServiceInterest) => plans.find(({ id }) => id === interest)?.name ?? planTerms.custom.name
  return { ...mail, interests: byInterest(nameOf) }
}

/**
 * Creates the manifest. The server reads the texts for mails and error pages from it.
 *
 * @param origin the origin that the pages are built for
 * @param downloads the built files
 */
export function createManifest(content: Content, origin: string, downloads: readonly OfferedFile[]): SiteManifest {
  const { services, legal } = content.en
  return siteManifestSchema.parse({
    sendAgainIn: byLocale((locale) => content[locale].forms.help.wait),
    company: byLocale((locale) => {
      const { name, phone, phoneLink, email, addressLine: address } = content[locale].identity
      return { name, phone, phoneLink, email, address, registered: listRegisteredDetails(content[locale]) }
    }),
    mail: byLocale((locale) => getMailWords(content[locale])),
    version: MANIFEST_VERSION,
    origin: new URL(origin).origin,
    termsVersion: isoDay(legal.terms.updated),
    serviceSlugs: services.map(({ slug }) => slug),
    refusedTitlePrefix: byLocale((locale) => content[locale].forms.errors.pageTitlePrefix),
    refusedSentence: byLocale((locale) => content[locale].forms.errors.sentence),
    validation: byLocale((locale) => {
      const { signup, contact, errors } = content[locale].forms
      return { signup: signup.fields, contact: contact.fields, errors }
    }),
    downloads,
  })
}
