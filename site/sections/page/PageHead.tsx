import type { ReactNode } from 'react'
import { type Locale, localizedPath } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { classNames } from '../../ui/class-names.ts'
import { Dateline } from '../../ui/Dateline.tsx'
import { Phrases } from '../../ui/Phrases.tsx'

interface PageHeadProps {
  words: Words
  locale: Locale
  /** What the breadcrumb calls this page. */
  name: string
  /** The page between home and this one. */
  parent?: { label: string; href: string }
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
export function PageHead(props: PageHeadProps) {
  const { words, locale, name, parent, dateline, heading, lead, className, children, aside } = props
  const { breadcrumb } = words.site
  const above = [{ label: breadcrumb.home, href: localizedPath('/', locale) }, ...(parent ? [parent] : [])]
  return (
    <header className={classNames('page-head', aside !== undefined && 'page-head-pair', className)}>
      <nav aria-label={breadcrumb.label} className="breadcrumb">
        <ol>
          {above.map(({ label, href }) => (
            <li key={label}>
              <a href={href}>{label}</a>
            </li>
          ))}
          <li>
            <span aria-current="page">{name}</span>
          </li>
        </ol>
      </nav>
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
