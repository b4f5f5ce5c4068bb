import { LOCALES, localizedPath } from '../../contract/locale.ts'
import type { ListedPage } from './listed-pages.ts'
import { getCanonicalLinks } from './metadata.ts'

const describeLinks = (pages: readonly ListedPage[], site: URL) =>
  pages
    .map(({ base, locale, title, description }) => {
      const { canonical } = getCanonicalLinks(base, locale, site)
      return `- [${title}](${canonical}): ${description.trim()}`
    })
    .join('\n')

/** Composes a summary of the site for language models (llmstxt.org): a line per page, Thai pages under the heading `Optional`. */
export function composeLlmsText(
  { name, description }: { name: string; description: string },
  pages: { en: readonly ListedPage[]; th: readonly ListedPage[] },
  site: URL,
): string {
  const feeds = LOCALES.map((locale) => new URL(localizedPath('/feed.xml', locale), site).href)
  return `# ${name}

> ${description}

Every page exists in English and in Thai, at the same path below /th. Figures are the company's own; where two differ, the page explains why. New articles in full: ${feeds.join(' (English), ')} (Thai).

## Pages

${describeLinks(pages.en, site)}

## Optional

${describeLinks(pages.th, site)}
`
}
