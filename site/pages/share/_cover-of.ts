import { createElement, type ReactElement } from 'react'
import { getWords } from '../../content/content.ts'
import type { ListedPage } from '../../discovery/listed-page.ts'
import { ArticleCover } from '../../figures/ArticleCover.tsx'
import { PageCover } from '../../figures/PageCover.tsx'
import { coverOf } from '../../sections/blog/cover-motif.ts'

/** The picture that a page has of its own: an article's cover, a service's or a plan's. Other pages have none. */
export function coverOfPage({ base, locale, subject }: ListedPage): ReactElement | undefined {
  const { articles, services, plans, pages } = getWords(locale)
  const name = base.slice(base.lastIndexOf('/') + 1)
  switch (subject.kind) {
    case 'article': {
      const article = articles.find(({ slug }) => slug === name)
      return article && createElement(ArticleCover, coverOf(article, locale))
    }
    case 'service': {
      const service = services.find(({ slug }) => slug === name)
      const about = pages.services.services.find(({ slug }) => slug === name)
      return service && about && createElement(PageCover, { name, figure: about.stat.figure })
    }
    case 'plan': {
      const plan = plans[Number(name)]
      return plan && createElement(PageCover, { name: plan.id, figure: plan.outlets.figure })
    }
    default:
      return undefined
  }
}
