import { homeAnchor } from '../../../contract/locale.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'

interface ContactButtonsProps {
  words: SiteContent['site']['actions']
  /** The page's path with its language prefix. */
  path: string
}

export function ContactButtons({ words, path }: ContactButtonsProps) {
  return (
    <>
      <ButtonLink href={homeAnchor('#signup', path)}>{words.getStarted}</ButtonLink>
      <ButtonLink href={homeAnchor('#contact', path)} kind="quiet">
        {words.contact}
      </ButtonLink>
    </>
  )
}
