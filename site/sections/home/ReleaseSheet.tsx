import type { ReactNode } from 'react'
import type { AnnotatedSentence } from '../../content/compose/compose-annotated-release.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { classNames } from '../../ui/class-names.ts'
import './release-sheet.css'

type Words = SiteContent['annotatedRelease']['sheets']

interface ReleaseSheetProps {
  words: Words
  /** How far the release has come. */
  status: keyof Words['statuses']
  /** The number of languages, for their status. */
  count?: number
  /** Replaces the status where script counts the dates from now. */
  statusNow?: string
  /** Replaces the status of the visitor's own headline. */
  own?: string
  className?: string
  children: ReactNode
}

/** The release that the home page follows. Every section shows the same sheet with its next status. */
export function ReleaseSheet({ words, status, count, statusNow, own, className, children }: ReleaseSheetProps) {
  return (
    <article className={classNames('sheet release release-sheet', className)}>
      <p className="inline apart release-label">
        {own && <span className="dateline own-only">{own}</span>}
        <span className={classNames('dateline', own && 'example-only')} data-now={statusNow}>
          {words.statuses[status].replace('{n}', String(count))}
        </span>
        <span className="release-file example-only" translate="no">
          {words.file}
        </span>
      </p>
      {children}
    </article>
  )
}

/** The text of an edited sentence without what was cut. */
export const toFinalText = ({ parts }: AnnotatedSentence) =>
  parts
    .map(({ text = '', added = '' }) => `${text}${added}`)
    .join('')
    .trim()
