import type { ReactNode } from 'react'
import { type Locale, localizedPath } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dateline } from '../../ui/Dateline.tsx'
import { Phrases } from '../../ui/Phrases.tsx'

/** What a breadcrumb shows: its own name and the pages from home to this one. */
interface Trail {
  label: string
  trail: { label: string; href: string }[]
}

/** The trail from the home page through `between` to the page called `here`. Paths are those without a language. */
export function trailTo(
  words: Words,
  locale: Locale,
  here: string,
  ...between: { label: string; path: string; anchor?: `#${string}` }[]
): Trail {
  const { label, home } = words.site.breadcrumb
  return {
    label,
    trail: [
      { label: home, href: localizedPath('/', locale) },
      ...between.map(({ label: name, path, anchor = '' }) => ({
        label: name,
        href: `${localizedPath(path, locale)}${anchor}`,
      })),
      { label: here, href: '' },
    ],
  }
}

interface PageHeadProps {
  trail: Trail
  dateline: string
  heading: string
  lead?: string | undefined
  className?: string
  /** What follows the lead: buttons, a date. */
  children?: ReactNode
  /** What lies beside the words: a sheet, a picture. */
  aside?: ReactNode
}

/** How an inner page opens: where it stands, the dateline at which its wire begins, and what it is about. */
export function PageHead({ trail, dateline, heading, lead, className, children, aside }: PageHeadProps) {
  return (
    <header className={classNames('page-head', aside !== undefined && 'page-head-pair', className)}>
      <Breadcrumb {...trail} />
      <div className="page-head-words">
        <Dateline>{dateline}</Dateline>
        <h1>
          <Phrases>{heading}</Phrases>
        </h1>
        {lead && (
          <p className="section-lead">
            <Phrases running>{lead}</Phrases>
          </p>
        )}
        {children}
      </div>
      {aside}
    </header>
  )
}
