import type { Words } from '../../content/load-content.ts'
import './page.css'

interface LineAccountProps {
  words: Words
}

/** Drawn at build (`site/pages/line/`), from the same address as the link. */
const CODE = '/line/qr.svg'

/**
 * The way to ask in LINE, once the company has an account: a code where the page is on another screen than LINE, a link where it is
 * on the same.
 */
export function LineAccount({ words: { identity, site } }: LineAccountProps) {
  const account = identity.social.find(({ network }) => network === 'line')
  if (!account?.isLive) return null
  const { line } = site
  return (
    <div className="line-account">
      <img src={CODE} alt={line.picture} width={132} height={132} loading="lazy" />
      <div>
        <strong>{line.title}</strong>
        <p className="line-account-scan">{line.scan}</p>
        <a className="text-link" href={account.url} rel="noopener">
          {line.link}
        </a>
      </div>
    </div>
  )
}
