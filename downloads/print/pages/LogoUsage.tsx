import { LOCALES } from '../../../contract/locale.ts'
import type { Content } from '../../../site/content/load-content.ts'
import { Wordmark } from '../artworks/Wordmark.tsx'

/** The guide on one page, for whoever sets the logo once. */
export function LogoUsage({ content }: { content: Content }) {
  return (
    <section className="leaf usage-leaf">
      {LOCALES.map((locale) => {
        const { identity, kit } = content[locale]
        const { usage, styleGuide } = kit
        const { logo, room, misuse } = styleGuide.leaves
        const Heading = locale === 'en' ? 'h1' : 'h2'
        return (
          <section key={locale} lang={locale}>
            <Heading>{usage.heading}</Heading>
            <p className="usage-lead">{usage.lead}</p>
            <Wordmark content={content} scripts={[locale]} isMeasured />
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
