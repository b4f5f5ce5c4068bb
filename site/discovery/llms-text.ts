import { LOCALES, localizedPath } from '../../contract/locale.ts'
import { canonicalLinks } from '../document/metadata.ts'
import type { ListedPage, Subject } from './listed-pages.ts'

interface Chapter {
  title: string
  kinds: readonly Subject['kind'][]
}

const CHAPTERS: readonly Chapter[] = [
  { title: 'Services', kinds: ['service', 'thai-news'] },
  { title: 'Plans and prices', kinds: ['plan'] },
  { title: 'Questions and answers', kinds: ['faq'] },
  { title: 'The company', kinds: ['home', 'about', 'media-kit'] },
  { title: 'Articles', kinds: ['blog', 'article'] },
  { title: 'Terms', kinds: ['legal'] },
]

const line = ({ base, locale, title, description }: ListedPage, site: URL) =>
  `- [${title}](${canonicalLinks(base, locale, site).canonical}): ${description.trim()}`

/**
 * The site for those who read it through a language model (llmstxt.org): what it is, and what stands where. The Thai
 * pages are listed too, under the optional heading, so that a Thai question finds the Thai answer.
 */
export function llmsText(
  { name, description }: { name: string; description: string },
  pages: { en: readonly ListedPage[]; th: readonly ListedPage[] },
  site: URL,
): string {
  const chapters = CHAPTERS.map(({ title, kinds }) => {
    const own = pages.en.filter(({ subject }) => kinds.includes(subject.kind))
    return `## ${title}\n\n${own.map((page) => line(page, site)).join('\n')}`
  })
  const feeds = LOCALES.map((locale) => new URL(localizedPath('/feed.xml', locale), site).href)
  return [
    `# ${name}`,
    `> ${description}`,
    `Every page exists in English and in Thai, at the same path below /th. Figures stand on the pages as the company gives them; some count different things and say so. New articles in full: ${feeds.join(' (English), ')} (Thai).`,
    ...chapters,
    `## Optional\n\n${pages.th.map((page) => line(page, site)).join('\n')}`,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}
