import type { PageWords } from '../../content/load-content.ts'
import { Button } from '../../ui/Button.tsx'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import './blog.css'

export const networks = ['line', 'facebook', 'linkedin', 'x', 'email'] as const

type Network = (typeof networks)[number]

/** Plain addresses at which the networks take a link: nothing of theirs is loaded into our pages. */
const addresses: Record<Network, string> = {
  line: 'https://social-plugins.line.me/lineit/share?url={url}',
  facebook: 'https://www.facebook.com/sharer/sharer.php?u={url}',
  linkedin: 'https://www.linkedin.com/sharing/share-offsite/?url={url}',
  x: 'https://x.com/intent/post?url={url}&text={title}',
  email: 'mailto:?subject={title}&body={url}',
}

/** @param url of the page, absolute */
export const shareLink = (network: Network, url: string, title: string) =>
  addresses[network].replace('{url}', encodeURIComponent(url)).replace('{title}', encodeURIComponent(title))

interface ShareProps {
  words: PageWords<'blog'>['article']['share']
  /** The article's address, absolute. */
  url: string
  title: string
}

/** Links to the networks, and a button that copies the address (`site/document/page.ts`). */
export function Share({ words, url, title }: ShareProps) {
  return (
    <HeadedSection className="share" name="share" heading={words.heading}>
      <ul className="actions">
        {networks.map((network) => (
          <li key={network}>
            <a
              className="text-link"
              href={shareLink(network, url, title)}
              {...(network !== 'email' && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {words[network]}
              {network !== 'email' && <span className="sr-only"> ({words.newTab})</span>}
            </a>
          </li>
        ))}
        <li className="needs-script">
          <Button kind="quiet" data-copy={url} data-copied={words.copied}>
            {words.copy}
          </Button>
        </li>
      </ul>
      <p className="note">{words.note}</p>
      <p className="sr-only" role="status" data-copy-status />
    </HeadedSection>
  )
}
