import type { ReactNode } from 'react'
import type { ProseHeading } from '../../content/compose/prose.ts'
import { Section } from '../../ui/Section.tsx'
import './page.css'

interface PageHeadProps {
  /** Names the breadcrumbs for screen readers. */
  label: string
  /** From the home page to this page. */
  breadcrumbs: readonly { name: string; path: string }[]
  dateline: string
  heading: string
  lead?: string | undefined
  /** Below the lead: buttons or a date. */
  children?: ReactNode
}

export const PageHead = ({ label, breadcrumbs, dateline, heading, lead, children }: PageHeadProps) => (
  <>
    <nav aria-label={label} className="breadcrumb">
      <ol className="small-print">
        {breadcrumbs.map(({ name, path }, position) => (
          <li key={path}>
            {position < breadcrumbs.length - 1 ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
    <div className="page-head-words">
      <p className="dateline">{dateline}</p>
      <h1>{heading}</h1>
      {lead && <p className="section-lead">{lead}</p>}
      {children}
    </div>
  </>
)

/** The first section of a service and of a plan. */
export const Introduction = ({ heading, paragraphs }: { heading: string; paragraphs: readonly string[] }) => (
  <Section isPart className="introduction stack" id="about" heading={heading}>
    <Paragraphs texts={paragraphs} />
  </Section>
)

export const Paragraphs = ({ texts }: { texts: readonly string[] }) => texts.map((text) => <p key={text}>{text}</p>)

/** The headings of a long text, as links. */
export const TableOfContents = ({ label, headings }: { label: string; headings: readonly ProseHeading[] }) => (
  <nav className="table-of-contents" aria-labelledby="contents-heading">
    <h2 id="contents-heading" className="ruled-heading">
      {label}
    </h2>
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  </nav>
)

interface NextStepProps {
  heading: string
  text: string
  /** Below the buttons. */
  beside?: ReactNode
  /** Buttons, the primary one first. */
  children: ReactNode
}

export const NextStep = ({ heading, text, beside, children }: NextStepProps) => (
  <Section id="next-step" className="next-step split" heading={heading}>
    <div>
      <p className="lead">{text}</p>
      <p className="actions">{children}</p>
      {beside}
    </div>
  </Section>
)
