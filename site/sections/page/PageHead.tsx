import type { ReactNode } from 'react'
import { type Locale, localizedPath } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import type { ProseHeading } from '../../content/prose.ts'
import { classNames } from '../../ui/class-names.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import './page.css'

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
  /** What stands below the words: on phones below `aside`. */
  below?: ReactNode
}

/** How an inner page opens: where it stands, the dateline at which its wire begins, and what it is about. */
export function PageHead(props: PageHeadProps) {
  const { words, locale, name, parent, dateline, heading, lead, className, children, aside, below } = props
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

interface StoryProps {
  /** The id of the heading is `{name}-heading`. */
  name: string
  heading: string
  paragraphs: readonly string[]
}

/** A heading and running text, set as the lead of a story and its body. */
export const Story = ({ name, heading, paragraphs }: StoryProps) => (
  <HeadedSection className="story" name={name} heading={heading}>
    <Paragraphs of={paragraphs} />
  </HeadedSection>
)

export const Paragraphs = ({ of }: { of: readonly string[] }) =>
  of.map((paragraph) => <p key={paragraph}>{paragraph}</p>)

/** The sections of a long text. On a wide page it stays beside the text. */
export const Contents = ({ label, headings }: { label: string; headings: readonly ProseHeading[] }) => (
  <nav className="text-index" aria-labelledby="contents-heading">
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
  /** A way to ask beside them. */
  beside?: ReactNode
  /** The ways on, the primary one first. */
  children: ReactNode
}

/** The end of every inner page: what the reader may do now. */
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
