import type { Words } from '../../content/load-content.ts'
import './page.css'

interface LineAccountProps {
  words: Words
}

/** Drawn at build (`site/pages/line/`), from the same address as the link. */
const CODE = '/line/qr.svg'

/**
 * The way to ask in LINE: a code where the page is on another screen than LINE, a link where it is on the same. As long as the
 * account is not known, the page says so, and a camera is offered nothing.
 */
export function LineAccount({ words: { identity, site } }: LineAccountProps) {
  const account = identity.social.find(({ network }) => network === 'line')
  if (!account) return null
  const { line } = site
  if (!account.isLive) {
    return (
      <p className="line-account">
        {line.title}: {identity.open}
      </p>
    )
  }
  return (
    <div className="line-account">
      <img src={CODE} alt={line.picture} width={132} height={132} loading="lazy" />
      <p>
        <strong>{line.title}</strong>
        <span className="line-account-scan">{line.scan}</span>
        <a className="text-link" href={account.url} rel="noopener">
          {line.link}
        </a>
      </p>
    </div>
  )
}
