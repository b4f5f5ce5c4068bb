import type { ReactNode } from 'react'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dateline } from '../../ui/Dateline.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import type { Trail } from './trail.ts'
import './page-head.css'

interface PageHeadProps {
  trail: Trail
  dateline: string
  heading: string
  lead?: string | undefined
  className?: string
  /** What follows the lead: buttons, a date. */
  children?: ReactNode
  /** What lies beside the words: a sheet, a picture. The page that has it brings `page-head-pair.css`. */
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
