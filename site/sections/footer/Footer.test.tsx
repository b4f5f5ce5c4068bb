import { render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { Identity } from '../../content/compose/identity.ts'
import { getContent } from '../../content/content.ts'
import { Footer } from './Footer.tsx'

afterEach(() => vi.useRealTimers())

test.each([
  ['en', '2026-12-31T16:59:00Z', '2026'],
  ['en', '2026-12-31T17:00:00Z', '2027'],
  ['th', '2026-12-31T17:00:00Z', '2570'],
] as const)('in %s, a page built at %s has the copyright year %s, in Bangkok time', (locale, moment, year) => {
  vi.setSystemTime(moment)
  const content = getContent(locale)
  const { container } = render(<Footer content={content} path="/" />)
  expect(container.textContent).toContain(content.site.footer.copyright.replace('{year}', year))
})

const linkedin = { network: 'linkedin', url: 'https://linkedin.example/krajai', isLive: false } as const
const line = { network: 'line', url: 'https://lin.ee/krajai', isLive: true } as const

test.each<[string, Identity['social'], string[]]>([
  ['shows a live LINE account', [linkedin, line], ['LinkedIn', 'LINE']],
  ['does not link a placeholder LINE account', [linkedin, { ...line, isLive: false }], ['LinkedIn']],
  ['shows no list if the placeholder is the only account', [{ ...line, isLive: false }], []],
])('the footer %s', (_, social, names) => {
  const content = getContent('en')
  const identity = { ...content.identity, social }
  render(<Footer content={{ ...content, identity }} path="/" />)
  const list = screen.queryByRole('list', { name: content.site.footer.social })
  const links = list ? within(list).getAllByRole('link') : []
  expect(links.map(({ textContent }) => textContent)).toEqual(names)
  expect(list === null).toBe(names.length === 0)
})

test('nothing points to client stories if there are none', () => {
  const content = getContent('en')
  const hiddenSections = new Set(['/thai-news-distribution#success-stories'] as const)
  render(<Footer content={{ ...content, hiddenSections }} path="/" />)
  expect(screen.queryByRole('link', { name: content.site.footer.resources.caseStudies })).toBeNull()
})

test('the columns have the order of the specification', () => {
  const content = getContent('en')
  render(<Footer content={content} path="/" />)
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(titles).toEqual(['Services', 'Company', 'Legal', 'Resources', 'Contact Us'])
})

test('registration details appear only if they are known', () => {
  const content = getContent('en')
  const show = (registered: Identity['registered']) => {
    const known = { ...content, identity: { ...content.identity, registered } }
    const footer = <Footer content={known} path="/" />
    return renderToStaticMarkup(footer)
  }
  expect(show({})).not.toMatch(/Tax ID|Registered|to be confirmed/)
  const some = show({ taxNumber: '0105553000002' })
  expect(some).toContain('<dt>Tax ID</dt><dd>0105553000002</dd>')
  expect(some).not.toContain('Registered')
})
