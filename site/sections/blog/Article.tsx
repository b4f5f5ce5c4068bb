import type { Article } from '../../content/compose/articles.ts'
import type { PageWords, SiteContent } from '../../content/load-content.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { Day } from '../shared/Day.tsx'
import './blog.css'

interface BylineProps {
  content: Pick<SiteContent, 'pages' | 'locale'>
  article: Pick<Article, 'date' | 'minutes' | 'corrected' | 'correction'>
}

export function Correction({ content: { pages, locale }, article }: BylineProps) {
  if (!article.corrected) return null
  const [before, after] = pages.blog.article.corrected.split('{day}')
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

export function Byline({ content, article }: BylineProps) {
  const { published, readingTime } = content.pages.blog.article
  return (
    <>
      <p className="note byline">
        {published} <Day date={article.date} locale={content.locale} />
        {' · '}
        {readingTime.replace('{n}', String(article.minutes))}
      </p>
      <Correction content={content} article={article} />
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
    <Section isPart className="ruled share" id="share" heading={words.heading}>
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
