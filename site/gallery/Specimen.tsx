import { CookieBanner } from '../sections/bars/CookieBanner.tsx'
import { Accordion } from '../ui/Accordion.tsx'
import { Breadcrumb } from '../ui/Breadcrumb.tsx'
import { Dateline } from '../ui/Dateline.tsx'
import { Logo } from '../ui/Logo.tsx'
import { PopoverMenu } from '../ui/PopoverMenu.tsx'
import { ReleaseSheet } from '../ui/ReleaseSheet.tsx'
import '../islands/toaster/toast.css'
import { ControlStates } from './ControlStates.tsx'
import { FieldStates } from './FieldStates.tsx'
import { FigureSpecimens } from './FigureSpecimens.tsx'
import { Part } from './Part.tsx'
import { PartSpecimens, type PartSpecimensProps } from './PartSpecimens.tsx'

const COLORS = ['paper', 'sheet', 'ink', 'quiet', 'rule', 'wire', 'jade', 'gold', 'alert'] as const

/** One edition of everything; `edition` tells the four of the page apart and is part of every id. */
export function Specimen(props: PartSpecimensProps) {
  const { words, locale, edition } = props
  const { home, forms, site, faq } = words
  const { sheet } = home.hero
  return (
    <>
      <Part name="Colors">
        <ul className="swatches">
          {COLORS.map((color) => (
            <li key={color} style={{ background: `var(--${color})` }}>
              <span>{color}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part name="Type">
        <h1>{home.hero.heading}</h1>
        <h3 style={{ fontSize: 'var(--text-heading)' }}>{home.services.heading}</h3>
        <h3 style={{ fontSize: 'var(--text-title)' }}>{home.whyUs.items[0]?.title}</h3>
        <p className="section-lead">{home.hero.lead}</p>
        <p>
          {faq[0]?.answer} <strong>{faq[0]?.question}</strong> <a href="#top">{home.services.learnMore}</a>
        </p>
      </Part>
      <Part name="Logo, dateline, tag">
        <p>
          <Logo {...words.identity.logo} />
        </p>
        <Dateline>{home.services.dateline}</Dateline>
        <span className="tag">{words.rates.featured}</span>
      </Part>
      <Part name="Controls: rest, hover, active, focus, disabled">
        <ControlStates words={words} />
      </Part>
      <Part name="Fields: rest, hint, filled, invalid, disabled">
        <FieldStates words={forms} edition={edition} />
      </Part>
      <Part name="Menu">
        <PopoverMenu id={`${edition}-menu`} button={site.header.services}>
          <ul>
            {words.services.map(({ slug, title }, position) => (
              <li key={slug}>
                <a href="#top" aria-current={position === 0 ? 'page' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </PopoverMenu>
      </Part>
      <Part name="Breadcrumb">
        <Breadcrumb
          label={site.breadcrumb.label}
          trail={[
            { label: site.breadcrumb.home, href: '#top' },
            { label: words.services[0]?.title ?? '', href: '#top' },
          ]}
        />
      </Part>
      <Part name="Accordion">
        <Accordion
          name={`${edition}-faq`}
          items={faq.slice(0, 3).map(({ id, question, answer }) => ({
            id: `${edition}-${id}`,
            title: question,
            content: <p>{answer}</p>,
          }))}
        />
      </Part>
      <Part name="Release sheet">
        <ReleaseSheet label={sheet.label} headline={sheet.headline} dateline={sheet.dateline} end={sheet.end}>
          {sheet.lead}
        </ReleaseSheet>
      </Part>
      <Part name="Outcome panels and toasts">
        <div className="column">
          {[forms.signup.outcomes.success, forms.signup.outcomes.failure].map(({ title, text }, position) => (
            <div key={title} className={position === 0 ? 'outcome' : 'outcome outcome-alert'}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
          {[forms.signup.outcomes.success, forms.signup.outcomes.failure].map(({ title, text }, position) => (
            <div key={title} className={position === 0 ? 'toast' : 'toast toast-destructive'}>
              <p className="toast-title">{title}</p>
              <p>{text}</p>
              <span className="toast-close">×</span>
            </div>
          ))}
        </div>
      </Part>
      <Part name="Cookie banner">
        <CookieBanner words={site.cookies} locale={locale} />
      </Part>
      <PartSpecimens {...props} />
      <FigureSpecimens words={words} />
    </>
  )
}
