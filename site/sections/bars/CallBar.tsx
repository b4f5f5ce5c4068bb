import { Phone } from 'lucide-react'
import type { Words } from '../../content/compose-content.ts'
import { OfficeStatus } from './OfficeStatus.tsx'

/** On phones the number stays under the thumb; it makes room for the cookie banner and never lies over content. */
export function CallBar({ words }: { words: Words }) {
  const { identity, site } = words
  return (
    <aside className="call-bar" aria-label={site.callBar.label}>
      <a href={identity.phoneLink}>
        <Phone size={18} aria-hidden />
        {site.callBar.call}
      </a>
      <OfficeStatus words={site.hours} />
    </aside>
  )
}
