import { ChevronDown, Menu } from 'lucide-react'
import { basePath, type Locale, localizedPath } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Logo } from '../../ui/Logo.tsx'
import { PopoverMenu } from '../../ui/PopoverMenu.tsx'
import { EditionLine } from './EditionLine.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { headerLinks, type NavigationLink } from './navigation.ts'
import { ThemeChoice } from './ThemeChoice.tsx'

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
