import type { SiteContent } from '../../content/load-content.ts'
import './page.css'

/** Made by `site/pages/line/` from the URL of the account. */
const QR_CODE = '/line/qr.svg'

/** The company's LINE account, once it is live. The QR code is for visitors who have LINE on another device. */
export function LineAccount({ content: { identity, site } }: { content: SiteContent }) {
  const account = identity.social.find(({ network }) => network === 'line')
  if (!account?.isLive) return null
  const { line } = site
  return (
    <div className="line-account">
      <img src={QR_CODE} alt={line.picture} width={132} height={132} loading="lazy" />
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
