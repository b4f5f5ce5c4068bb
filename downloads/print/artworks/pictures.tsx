/** The drawn pictures of the picture package, with their captions. */
import type { ReactElement } from 'react'
import { LOCALES, type Locale } from '../../../contract/locale.ts'
import type { SiteContent } from '../../../site/content/load-content.ts'
import type { CoverMotif } from '../../../site/content/schemas/blog.ts'
import { ArticleCover } from '../../../site/drawings/Cover.tsx'
import { getInitials, Monogram } from '../../../site/drawings/Monogram.tsx'
import { content } from '../content.ts'
import { FineWorld } from './network.tsx'

interface Picture {
  file: string
  draw: () => ReactElement
  locale: Locale
  millimeters: number
  caption: (content: SiteContent) => string
  alt: (content: SiteContent) => string
}

interface Person {
  name: string
  role: string
  sample: boolean
  initials?: string
}

const PEOPLE: Record<string, (content: SiteContent) => Person | undefined> = {
  founder: ({ pages }) => pages.about.founder,
  'media-contact': ({ pages }) => pages['media-kit'].contact,
}

export const THEMES = ['light', 'dark'] as const

/** A portrait, drawn as on the site: the person's initials in a circle, with name and role. */
export function Portrait({ name, role, initials = getInitials(name), locale }: Person & { locale: Locale }) {
  return (
    <div className="portrait" lang={locale}>
      <Monogram initials={initials} />
      <p className="portrait-name">{name}</p>
      <p>{role}</p>
    </div>
  )
}

export const Cover = ({ motif, theme }: { motif: CoverMotif | undefined; theme: 'light' | 'dark' }) => (
  <div className="cover" data-theme={theme}>
    <ArticleCover motif={motif} />
  </div>
)

/** A sample release on paper, with the wire. Gray lines replace the rest of its text. */
export function ReleasePage({ locale }: { locale: Locale }) {
  const { label, headline, dateline, lead } = content[locale].prints.pictures.release
  const line = (index: number) => `M0 ${4 + index * 22}h${index % 5 === 4 ? 225 : 405}`
  return (
    <div className="release-page" lang={locale}>
      <article className="sheet release">
        <p className="release-label">
          <span className="dateline">{label}</span>
        </p>
        <p className="release-headline">{headline}</p>
        <p>
          <strong>{`${dateline}\u00A0—`}</strong> {lead}
        </p>
        <svg className="release-text" viewBox="0 0 405 174" aria-hidden="true">
          <path d={Array.from({ length: 8 }, (_, index) => line(index)).join('')} />
        </svg>
        <p className="release-end" aria-hidden>
          ###
        </p>
      </article>
      <svg className="wire release-wire" viewBox="0 0 30 462" aria-hidden="true">
        <path d="M30 0C0 0 3 30 3 50V462" />
        <circle cx="3" cy="310" r="5" fill="var(--sheet)" />
      </svg>
    </div>
  )
}

const portraits = LOCALES.flatMap((locale) =>
  Object.entries(PEOPLE).flatMap(([who, personOf]): Picture[] => {
    const person = personOf(content[locale])
    if (!person) return []
    return [
      {
        file: `portraits/${who}-${locale}.png`,
        draw: () => <Portrait {...person} locale={locale} />,
        locale,
        millimeters: 224,
        // Newsrooms keep captions without the READ-ME, so each caption says that the person is a sample.
        caption: (content) => {
          const { name, role, sample } = personOf(content) ?? person
          return `${name}, ${role}${sample ? ` (${content.site.sampleMark})` : ''}`
        },
        alt: (content) => content.prints.pictures.portraitAlt.replace('{name}', (personOf(content) ?? person).name),
      },
    ]
  }),
)

/** An article without a motif has the plain cover, which the package leaves out. */
const covers = content.en.articles.flatMap(({ slug, coverMotif }) => {
  const articleIn = (content: SiteContent) => content.articles.find((article) => article.slug === slug)
  return (coverMotif ? THEMES : []).map(
    (theme): Picture => ({
      file: `covers/${slug}-${theme}.png`,
      draw: () => <Cover motif={coverMotif} theme={theme} />,
      locale: 'en',
      millimeters: 276,
      caption: (content) => content.prints.pictures.coverCaption.replace('{title}', articleIn(content)?.title ?? ''),
      alt: (content) => articleIn(content)?.coverAlt ?? '',
    }),
  )
})

/** The network map without text, for a double page. */
const worlds = THEMES.map(
  (theme): Picture => ({
    file: `network/world-${theme}.png`,
    draw: () => (
      <div className="world-picture" data-theme={theme}>
        <FineWorld />
      </div>
    ),
    locale: 'en',
    millimeters: 276,
    caption: ({ home }) => home.networks.partner.title,
    alt: ({ home }) => home.hero.mapLabel,
  }),
)

const sheets = LOCALES.map(
  (locale): Picture => ({
    file: `sheets/release-${locale}.png`,
    draw: () => <ReleasePage locale={locale} />,
    locale,
    millimeters: 210,
    caption: ({ prints }) => prints.pictures.sheetCaption,
    alt: ({ prints }) => prints.pictures.sheetAlt,
  }),
)

export const pictures = [...portraits, ...covers, ...worlds, ...sheets]
