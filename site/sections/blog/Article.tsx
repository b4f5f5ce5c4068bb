import type { Locale } from '../../../contract/locale.ts'
import type { Article } from '../../content/articles.ts'
import type { PageWords } from '../../content/load-content.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { Day } from '../page/Day.tsx'
import './blog.css'

interface BylineProps {
  words: PageWords<'blog'>['article']
  article: Pick<Article, 'date' | 'minutes' | 'corrected' | 'correction'>
  locale: Locale
}

/** The date and text of an article's correction, if it has one. */
export function Correction({ words, article, locale }: BylineProps) {
  if (!article.corrected) return null
  const [before, after] = words.corrected.split('{day}')
  return (
    <p className="note byline">
      <strong>
        {before}
        <Day date={article.corrected} locale={locale} />
        {after}
      </strong>{' '}
      {article.correction}
    </p>
  )
}

/** Date, reading time and correction of an article. */
export function Byline({ words, article, locale }: BylineProps) {
  return (
    <>
      <p className="note byline">
        {words.published} <Day date={article.date} locale={locale} />
        {' · '}
        {words.readingTime.replace('{n}', String(article.minutes))}
      </p>
      <Correction words={words} article={article} locale={locale} />
    </>
  )
}

export const NETWORKS = ['line', 'facebook', 'linkedin', 'x', 'email'] as const

type Network = (typeof NETWORKS)[number]

/** Plain links. A network's own share button would load its script into our pages. */
const SHARE_URLS: Record<Network, string> = {
  line: 'https://social-plugins.line.me/lineit/share?url={url}',
  facebook: 'https://www.facebook.com/sharer/sharer.php?u={url}',
  linkedin: 'https://www.linkedin.com/sharing/share-offsite/?url={url}',
  x: 'https://x.com/intent/post?url={url}&text={title}',
  email: 'mailto:?subject={title}&body={url}',
}

/** @param url The page's absolute URL. */
export const getShareLink = (network: Network, url: string, title: string) =>
  SHARE_URLS[network].replace('{url}', encodeURIComponent(url)).replace('{title}', encodeURIComponent(title))

interface ShareProps {
  words: PageWords<'blog'>['article']['share']
  /** The article's absolute URL. */
  url: string
  title: string
}

/** Share links, and a button that copies the URL (`site/scripts/page.ts`). */
export function Share({ words, url, title }: ShareProps) {
  return (
    <Section isPart className="share" id="share" heading={words.heading}>
      <ul className="actions">
        {NETWORKS.map((network) => (
          <li key={network}>
            <a
              className="text-link"
              href={getShareLink(network, url, title)}
              {...(network !== 'email' && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {words[network]}
              {network !== 'email' && <span className="sr-only"> ({words.newTab})</span>}
            </a>
          </li>
        ))}
        <li className="needs-script">
          <Button kind="quiet" data-copy={url} data-copied={words.copied} data-not-copied={words.notCopied}>
            {words.copy}
          </Button>
        </li>
      </ul>
      <p className="note">{words.note}</p>
      <p className="sr-only" role="status" data-copy-status />
    </Section>
  )
}
