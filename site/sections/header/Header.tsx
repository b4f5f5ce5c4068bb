import { ChevronDown, Menu, SunMoon } from 'lucide-react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { basePath, homeAnchor, LOCALES, type Locale, localizedPath } from '../../../contract/locale.ts'
import { INNER_PAGES } from '../../../contract/pages.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Logo } from '../../ui/Logo.tsx'
import './header.css'

type LinkProps = ComponentPropsWithoutRef<'a'> & { 'data-language'?: Locale }

/** `aria-current` is `page` for the page at `path`, and `true` for its parent page. */
export function getHeaderLinks(content: SiteContent, path: string) {
  const { header } = content.site
  const page = (children: string, base: string): LinkProps => {
    const href = localizedPath(base, content.locale)
    return { children, href, 'aria-current': href === path ? 'page' : path.startsWith(`${href}/`) || undefined }
  }
  const anchor = (children: string, id: `#${string}`): LinkProps => ({ children, href: homeAnchor(id, path) })
  return {
    services: [
      ...content.services.map(({ title, slug }) => page(title, `/services/${slug}`)),
      page(header.thaiNewsDetails, '/thai-news-distribution'),
    ],
    main: [
      // A plan's page has no parent page: its parent is a section of the home page.
      { ...anchor(header.pricing, '#plans'), 'aria-current': basePath(path).startsWith('/pricing/') || undefined },
      anchor(header.howItWorks, '#how-it-works'),
      ...INNER_PAGES.filter(({ inHeader }) => inHeader).map(({ path, words }) =>
        page(content.pages[words].breadcrumb, path),
      ),
      anchor(header.contact, '#contact'),
    ],
  }
}

/** A first half of the name with more letters is set smaller where there is little room. */
const LONG_NAME = 9

/** `path` has the page's language prefix: `/th/about`. */
export function Header({ content, path }: { content: SiteContent; path: string }) {
  const { locale } = content
  const { logo } = content.identity
  const { header, language, theme } = content.site
  const names = { en: language.english, th: language.thai }
  const links = getHeaderLinks(content, path)
  const start = { href: homeAnchor('#signup', path), children: content.site.actions.getStarted }
  return (
    <header className="site-header">
      <div className="page-width">
        <a
          className={classNames('logo-link', logo.first.length > LONG_NAME && 'is-long')}
          href={localizedPath('/', locale)}
          aria-current={basePath(path) === '/' ? 'page' : undefined}
        >
          <Logo {...logo} />
          <span className="sr-only">{header.homeLink}</span>
        </a>
        <nav id="site-menu" popover="auto" className="site-nav" aria-label={header.label}>
          <ButtonLink {...start} />
          <LinkMenu
            id="services-menu"
            className={classNames('services-menu', links.services.some((link) => link['aria-current']) && 'is-current')}
            text={header.services}
            listLabel={header.servicesMenu}
            links={links.services}
          />
          {links.main.map((link) => (
            <a key={link.href} {...link} />
          ))}
        </nav>
        {/* `site/scripts/language.ts` adds the query and the hash of the URL. */}
        <LinkMenu
          id="language-menu"
          text={names[locale]}
          label={`${language.label}: ${names[locale]}`}
          listLabel={language.label}
          links={LOCALES.map((code) => ({
            href: localizedPath(path, code),
            children: names[code],
            lang: code,
            hrefLang: code,
            translate: 'no',
            'aria-current': code === locale || undefined,
            'data-language': code,
          }))}
        />
        <ThemeMenu words={theme} />
        <ButtonLink {...start} className="get-started" />
        <button type="button" popoverTarget="site-menu" className="menu-button site-nav-button">
          <Menu aria-hidden />
          <span className="sr-only when-closed">{header.openMenu}</span>
          <span className="sr-only when-open">{header.closeMenu}</span>
        </button>
      </div>
    </header>
  )
}

interface MenuProps {
  id: string
  button: ReactNode
  /** Accessible name of a button without clear text. */
  label?: string
  className?: string
  children: ReactNode
}

/** A native popover, which works without script. `site/scripts/page.ts` closes it after a choice. */
function PopoverMenu({ id, button, label, className, children }: MenuProps) {
  return (
    <div className={classNames('menu', className)}>
      <button type="button" popoverTarget={id} className="menu-button" aria-label={label}>
        {button}
      </button>
      <div id={id} popover="auto" className="menu-panel">
        {children}
      </div>
    </div>
  )
}

interface LinkMenuProps extends Omit<MenuProps, 'button' | 'children'> {
  text: string
  listLabel: string
  links: readonly LinkProps[]
}

function LinkMenu({ text, listLabel, links, ...menu }: LinkMenuProps) {
  const button = (
    <>
      {text}
      <ChevronDown aria-hidden />
    </>
  )
  return (
    <PopoverMenu button={button} {...menu}>
      <ul aria-label={listLabel}>
        {links.map((link) => (
          <li key={link.href}>
            <a {...link} />
          </li>
        ))}
      </ul>
    </PopoverMenu>
  )
}

/** Radio buttons, so that the arrow keys work. `site/scripts/theme.ts` handles them. */
function ThemeMenu({ words }: { words: SiteContent['site']['theme'] }) {
  return (
    <PopoverMenu id="theme-menu" className="needs-script" label={words.label} button={<SunMoon aria-hidden />}>
      <fieldset>
        <legend className="sr-only">{words.label}</legend>
        {(['light', 'dark', 'system'] as const).map((theme) => (
          <label key={theme} className="choice">
            <input type="radio" name="theme" value={theme} defaultChecked={theme === 'light'} />
            {words[theme]}
          </label>
        ))}
      </fieldset>
    </PopoverMenu>
  )
}
