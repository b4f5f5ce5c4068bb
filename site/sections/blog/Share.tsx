import type { PageWords } from '../../content/load-content.ts'
import { Button } from '../../ui/Button.tsx'
import { networks, shareLink } from './share-links.ts'
import './share.css'
import { Phrases } from '../../ui/Phrases.tsx'

interface ShareProps {
  words: PageWords<'blog'>['article']['share']
  /** The article's address, absolute. */
  url: string
  title: string
}

/** Plain links to the networks, and the address itself (`site/document/page.ts`). */
export function Share({ words, url, title }: ShareProps) {
  return (
    <section className="share" aria-labelledby="share-heading">
      <h2 id="share-heading" className="ruled-heading">
        <Phrases>{words.heading}</Phrases>
      </h2>
      <ul>
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
      <p className="share-note">{words.note}</p>
      <p className="sr-only" role="status" data-copy-status />
    </section>
  )
}
