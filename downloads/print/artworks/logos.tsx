import { LOCALES, type Locale } from '../../../contract/locale.ts'
import { Logo } from '../../../site/ui/Logo.tsx'
import { content } from '../content.ts'

/** The ways of writing the name. */
export const SCRIPTS = { latin: ['en'], thai: ['th'], 'latin-thai': LOCALES } as const satisfies Record<
  string,
  readonly Locale[]
>

/** Color versions of the logo: light, dark or single-color. The `on-` versions have an opaque background. */
export const EDITIONS = ['for-light', 'for-dark', 'on-paper', 'on-night', 'black', 'white'] as const
export type Edition = (typeof EDITIONS)[number]

/** Theme and class determine background and colors (`artworks.css`). */
const lookOf = (edition: Edition) => ({
  className: `logo-artwork edition-${edition}`,
  'data-theme': edition === 'for-dark' || edition === 'on-night' ? 'dark' : 'light',
})

/** The company's name as a logo, with clear space on every side. `--logo-size` sets its size. */
export function Wordmark({ scripts, edition = 'for-light' }: { scripts: readonly Locale[]; edition?: Edition }) {
  return (
    <div {...lookOf(edition)}>
      <div className="wordmark">
        {scripts.map((locale) => (
          <p key={locale} lang={locale}>
            <Logo {...content[locale].identity.logo} />
          </p>
        ))}
      </div>
    </div>
  )
}

/** The first letter of the name, with the node of the wire. */
export function Mark({ edition = 'for-light' }: { edition?: Edition }) {
  const [letter = ''] = content.en.identity.logo.first
  return (
    <div {...lookOf(edition)}>
      <p className="mark" lang="en">
        <Logo first={letter} />
      </p>
    </div>
  )
}
