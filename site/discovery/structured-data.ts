import type { BreadcrumbList, Graph } from 'schema-dts'
import { isoDay } from '../../contract/time.ts'
import { canonicalLinks, SHARE_PICTURE } from '../document/metadata.ts'
import type { ListedPage } from './listed-page.ts'
import { type Company, organization, organizationId, organizationInBrief, website, websiteId } from './organization.ts'
import { sharePicture } from './share-picture.ts'
import { questions, subjectNodes } from './subject-nodes.ts'

function breadcrumbs(trail: ListedPage['trail'], url: string, absolute: (path: string) => string) {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: trail.map(({ name, path }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name,
      item: absolute(path),
    })),
  } satisfies BreadcrumbList
}

/**
 * Everything a page says of itself to machines, as one schema.org graph. Its nodes name each other by `@id`; the
 * company stands in full on the home page and on About, elsewhere in brief.
 */
export function pageGraph(page: ListedPage, company: Company, site: URL): Graph {
  const { locale, base, subject, trail, title, description, modified } = page
  const absolute = (path: string) => new URL(path, site).href
  const url = canonicalLinks(base, locale, site).canonical
  const image = absolute(sharePicture(page, company.identity.name).path)
  const isAboutUs = subject.kind === 'home' || subject.kind === 'about'
  const pageNode = {
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: locale,
    isPartOf: { '@id': websiteId(locale, absolute) },
    publisher: { '@id': organizationId(absolute) },
    primaryImageOfPage: {
      '@type': 'ImageObject' as const,
      url: image,
      width: String(SHARE_PICTURE.width),
      height: String(SHARE_PICTURE.height),
    },
    ...(modified && { dateModified: isoDay(modified) }),
    ...(trail.length > 1 && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      subject.kind === 'faq'
        ? { '@type': 'FAQPage', ...pageNode, ...questions(subject) }
        : { '@type': subject.kind === 'about' ? 'AboutPage' : 'WebPage', ...pageNode },
      website(company, locale, absolute),
      isAboutUs ? organization(company, absolute) : organizationInBrief(company, absolute),
      ...(trail.length > 1 ? [breadcrumbs(trail, url, absolute)] : []),
      ...subjectNodes({ page, url, image, absolute }, company.identity.name),
    ],
  }
}

/** JSON that may stand in a script element: without `<`, no text in it can end the element or begin another. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
