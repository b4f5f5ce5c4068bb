import type { ReactNode } from 'react'
import { type Locale, localizedPath } from '../../../contract/locale.ts'
import type { SiteContent } from '../../content/load-content.ts'
import type { ProseHeading } from '../../content/prose.ts'
import { classNames } from '../../ui/class-names.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import './page.css'

interface PageHeadProps {
  content: SiteContent
  locale: Locale
  /** The page's name in the breadcrumb. */
  name: string
  /** The page between the home page and this one. */
  parent?: { label: string; href: string }
  dateline: string
  heading: string
  lead?: string | undefined
  className?: string
  /** Below the lead: buttons or a date. */
  children?: ReactNode
  /** Beside the text on desktops: a sheet or a picture. */
  aside?: ReactNode
  /** Below the text on desktops, below `aside` on phones. */
  below?: ReactNode
}

/** The top of an inner page: breadcrumb, dateline, heading and lead. */
export function PageHead(props: PageHeadProps) {
  const { content, locale, name, parent, dateline, heading, lead, className, children, aside, below } = props
  const { breadcrumb } = content.site
  const above = [{ label: breadcrumb.home, href: localizedPath('/', locale) }, ...(parent ? [parent] : [])]
  return (
    <header className={classNames('page-head', aside !== undefined && 'page-head-pair', className)}>
      <nav aria-label={breadcrumb.label} className="breadcrumb">
        <ol className="small-print">
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
        <p className="dateline">{dateline}</p>
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
      {aside !== undefined && <div className="page-head-aside">{aside}</div>}
      {below !== undefined && <div>{below}</div>}
    </header>
  )
}

interface IntroductionProps {
  /** The id of the heading is `{name}-heading`. */
  name: string
  heading: string
  paragraphs: readonly string[]
}

export const Introduction = ({ name, heading, paragraphs }: IntroductionProps) => (
  <HeadedSection className="introduction" name={name} heading={heading}>
    <Paragraphs texts={paragraphs} />
  </HeadedSection>
)

export const Paragraphs = ({ texts }: { texts: readonly string[] }) => texts.map((text) => <p key={text}>{text}</p>)

/** The headings of a long text, as links. */
export const TableOfContents = ({ label, headings }: { label: string; headings: readonly ProseHeading[] }) => (
  <nav className="table-of-contents" aria-labelledby="contents-heading">
    <h2 id="contents-heading" className="ruled-heading">
      <Phrases>{label}</Phrases>
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

/** The call to action at the end of an inner page. */
export const NextStep = ({ heading, text, beside, children }: NextStepProps) => (
  <section className="section next-step" aria-labelledby="next-step-heading">
    <div className="split">
      <h2 id="next-step-heading">
        <Phrases>{heading}</Phrases>
      </h2>
      <div>
        <p>{text}</p>
        <p className="actions">{children}</p>
        {beside}
      </div>
    </div>
  </section>
)
