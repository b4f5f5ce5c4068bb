import { homeAnchor } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'

interface WaysInProps {
  /** One label a target, the same on every page. */
  words: Words['site']['actions']
  /** The page's path with its language. */
  path: string
}

/** The two ways to the company: its form for an offer, and a message or a call. */
export function WaysIn({ words, path }: WaysInProps) {
  return (
    <>
      <ButtonLink href={homeAnchor('#signup', path)}>{words.getStarted}</ButtonLink>
      <ButtonLink href={homeAnchor('#contact', path)} kind="quiet">
        {words.contact}
      </ButtonLink>
    </>
  )
}
