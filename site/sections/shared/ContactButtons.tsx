import { homeAnchor } from '../../../contract/locale.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'

/** `path` has the page's language prefix. */
export function ContactButtons({ words, path }: { words: SiteContent['site']['actions']; path: string }) {
  return (
    <>
      <ButtonLink href={homeAnchor('#signup', path)}>{words.getStarted}</ButtonLink>
      <ButtonLink href={homeAnchor('#contact', path)} kind="quiet">
        {words.contact}
      </ButtonLink>
    </>
  )
}
