import { ChevronDown, Menu, SunMoon } from 'lucide-react'
import { basePath, homeAnchor, LOCALES, type Locale, localizedPath } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { dayOfYear, formatDate } from '../../locale/dates.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Logo } from '../../ui/Logo.tsx'
import { PopoverMenu } from '../../ui/PopoverMenu.tsx'

interface NavigationLink {
  label: string
  href: string
  /** `page` for the page the visitor is on, `true` for the one it belongs to. */
  current: 'page' | 'true' | undefined
}

/** The header's links as seen from `path`, a path with its language. */
export function headerLinks(words: Words, locale: Locale, path: string) {
  const { header } = words.site
  const page = (label: string, base: string): NavigationLink => {
    const href = localizedPath(base, locale)
    const current = href === path ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined
    return { label, href, current }
  }
  const anchor = (label: string, id: `#${string}`, pages?: string): NavigationLink => ({
    label,
    href: homeAnchor(id, path),
    current: pages !== undefined && path.startsWith(localizedPath(pages, locale)) ? 'true' : undefined,
  })
  return {
    services: [
      ...words.services.map(({ title, slug }) => page(title, `/services/${slug}`)),
      page(header.thaiNewsDetails, '/thai-news-distribution'),
    ],
    main: [
      // The pages of the plans have no page above them but the list of plans.
      anchor(header.pricing, '#plans', '/pricing/'),
      anchor(header.howItWorks, '#how-it-works'),
      page(header.about, '/about'),
      page(header.blog, '/blog'),
      anchor(header.contact, '#contact'),
    ],
    getStarted: anchor(words.site.actions.getStarted, '#signup'),
  }
}

export interface HeaderProps {
  words: Words
  locale: Locale
  /** The page's path with its language, as `/th/about`. */
  path: string
  /** The day on which the page is set. */
  now: Date
}

function NavLink({ label, href, current }: NavigationLink) {
  return (
    <a href={href} aria-current={current}>
      {label}
    </a>
  )
}

export function Header({ words, locale, path, now }: HeaderProps) {
  const { header } = words.site
  const links = headerLinks(words, locale, path)
  return (
    <header className="site-header">
      <div className="page-width">
        <a
          className="logo-link"
          href={localizedPath('/', locale)}
          aria-current={basePath(path) === '/' ? 'page' : undefined}
        >
          <Logo {...words.identity.logo} />
          <span className="sr-only">{header.homeLink}</span>
        </a>
        <EditionLine words={words.site.edition} now={now} locale={locale} />
        <nav id="site-menu" popover="auto" className="site-nav" aria-label={header.label}>
          <ButtonLink href={links.getStarted.href}>{links.getStarted.label}</ButtonLink>
          <PopoverMenu
            id="services-menu"
            className={classNames(links.services.some(({ current }) => current) && 'is-current')}
            panelClassName="services-panel"
            button={
              <>
                {header.services}
                <ChevronDown size="1rem" aria-hidden />
              </>
            }
          >
            <ul aria-label={header.servicesMenu}>
              {links.services.map((link) => (
                <li key={link.href}>
                  <NavLink {...link} />
                </li>
              ))}
            </ul>
          </PopoverMenu>
          {links.main.map((link) => (
            <NavLink key={link.href} {...link} />
          ))}
        </nav>
        <LanguageSwitch words={words.site.language} locale={locale} path={path} />
        <ThemeChoice words={words.site.theme} />
        <ButtonLink href={links.getStarted.href} className="get-started">
          {links.getStarted.label}
        </ButtonLink>
        <button type="button" popoverTarget="site-menu" className="menu-button site-nav-button">
          <Menu size="1.375rem" aria-hidden />
          <span className="sr-only when-closed">{header.openMenu}</span>
          <span className="sr-only when-open">{header.closeMenu}</span>
        </button>
      </div>
    </header>
  )
}

interface EditionLineProps {
  words: Words['site']['edition']
  /** The day on which the page is set. */
  now: Date
  locale: Locale
}

/**
 * The line under a newspaper's name: edition, issue and day. Which edition is on screen, the styles know (header.css). It is no
 * paragraph: who sets paragraphs further apart would move it onto the name. Its day is plain text: programs take the first `<time>` of a
 * page for the day of what it says, and this one is that of the build.
 */
function EditionLine({ words, now, locale }: EditionLineProps) {
  return (
    <div className="edition" data-day={words.day} data-night={words.night}>
      {`· ${words.issue.replace('{n}', String(dayOfYear(now)))} `}
      <span>{`· ${formatDate(now, locale)}`}</span>
    </div>
  )
}

interface LanguageSwitchProps {
  words: Words['site']['language']
  locale: Locale
  path: string
}

/**
 * Two plain links, each in its own language, to this page in that language. Script keeps query and hash and, on
 * not-found pages, the address that was asked for (`site/document/language.ts`).
 */
function LanguageSwitch({ words, locale, path }: LanguageSwitchProps) {
  const names: Record<Locale, string> = { en: words.english, th: words.thai }
  return (
    <PopoverMenu
      id="language-menu"
      label={`${words.label}: ${names[locale]}`}
      button={
        <>
          {names[locale]}
          <ChevronDown size="1rem" aria-hidden />
        </>
      }
    >
      <ul aria-label={words.label} translate="no">
        {LOCALES.map((code) => (
          <li key={code}>
            <a
              href={localizedPath(path, code)}
              lang={code}
              hrefLang={code}
              aria-current={code === locale ? 'true' : undefined}
              data-language={code}
            >
              {names[code]}
            </a>
          </li>
        ))}
      </ul>
    </PopoverMenu>
  )
}

/** Light, dark or the system's; native radio buttons, so the arrow keys work. Answered by `site/document/theme.ts`. */
function ThemeChoice({ words }: { words: Words['site']['theme'] }) {
  return (
    <PopoverMenu
      id="theme-menu"
      className="needs-script"
      label={words.label}
      button={<SunMoon size="1.25rem" aria-hidden />}
    >
      <fieldset aria-label={words.label}>
        {(['light', 'dark', 'system'] as const).map((theme) => (
          <label key={theme} className="choice">
            <input type="radio" name="theme" value={theme} defaultChecked={theme === 'light'} autoComplete="off" />
            {words[theme]}
          </label>
        ))}
      </fieldset>
    </PopoverMenu>
  )
}
