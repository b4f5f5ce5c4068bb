import { Phone } from 'lucide-react'
import { homeAnchor } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { OfficeStatus } from '../page/OfficeStatus.tsx'

interface CallBarProps {
  words: Words
  /** The page's path with its language. */
  path: string
}

/**
 * On phones the two ways to ask stay under the thumb, on a first visit below the cookie banner. It makes room for someone who is
 * filling in a form.
 */
export function CallBar({ words, path }: CallBarProps) {
  const { identity, site } = words
  return (
    <aside id="call-bar" className="call-bar" aria-label={site.callBar.label}>
      <a href={identity.phoneLink}>
        <Phone size="1.125rem" aria-hidden />
        <span>
          {site.callBar.call} <OfficeStatus words={site.hours} brief />
        </span>
      </a>
      <ButtonLink href={homeAnchor('#signup', path)}>{site.actions.getStarted}</ButtonLink>
    </aside>
  )
}
