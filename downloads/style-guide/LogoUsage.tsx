import { LOCALES } from '../../contract/locale.ts'
import type { Content } from '../../site/content/load-content.ts'
import { Drawn } from '../print/Drawn.tsx'
import type { GuideDrawings } from './drawings.ts'

interface LogoUsageProps {
  content: Content
  drawings: Pick<GuideDrawings, 'measured'>
}

/** The guide on one page, for whoever sets the logo once. */
export function LogoUsage({ content, drawings }: LogoUsageProps) {
  return (
    <section className="leaf usage-leaf">
      {LOCALES.map((locale, index) => {
        const { identity, kit } = content[locale]
        const { usage, styleGuide } = kit
        const { logo, room, misuse } = styleGuide.leaves
        const Heading = locale === 'en' ? 'h1' : 'h2'
        const drawing = drawings.measured[index]
        return (
          <section key={locale} lang={locale}>
            <Heading>{usage.heading}</Heading>
            <p className="usage-lead">{usage.lead}</p>
            {drawing && <Drawn drawing={drawing} alt={drawing.title} />}
            <div className="usage-columns">
              <div>
                <p className="usage-yes">{usage.yes}</p>
                <ul>
                  {[...logo.rules, room.text, ...room.rules].map((rule) => (
                    <li key={rule}>{rule}</li>
                  ))}
                </ul>
              </div>
              <div>
                <p className="usage-no">{usage.no}</p>
                <ul>
                  {misuse.examples.map((example) => (
                    <li key={example}>{example}</li>
                  ))}
                </ul>
                <p className="usage-ask">
                  {styleGuide.ask} · {identity.website}
                </p>
              </div>
            </div>
          </section>
        )
      })}
    </section>
  )
}
