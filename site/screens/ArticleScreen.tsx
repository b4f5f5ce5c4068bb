import type { ReactNode } from 'react'
import { homeAnchor, type Locale, localizedPath } from '../../contract/locale.ts'
import type { Article } from '../content/articles.ts'
import type { PageWords, Words } from '../content/load-content.ts'
import { ArticleCover } from '../figures/Cover.tsx'
import { datelineLike } from '../locale/datelines.ts'
import { Byline } from '../sections/blog/Byline.tsx'
import { coverOf } from '../sections/blog/cover-motif.ts'
import { Related } from '../sections/blog/Related.tsx'
import { Share } from '../sections/blog/Share.tsx'
import { Contents } from '../sections/page/Contents.tsx'
import { NextStep } from '../sections/page/NextStep.tsx'
import { PageHead } from '../sections/page/PageHead.tsx'
import { trailTo } from '../sections/page/trail.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { filledSlot } from './filled-slot.ts'
import '../sections/blog/article.css'
import '../sections/page/page-head-pair.css'
import '../sections/page/prose.css'

interface ArticleScreenProps {
  words: Words
  page: PageWords<'blog'>
  article: Article
  related: readonly Article[]
  /** The article's address, absolute. */
  url: string
  locale: Locale
  /** The text itself. */
  text?: ReactNode
}

/** An article as a newspaper sets one: headline and cover, a column of text, its contents beside it. */
export function ArticleScreen({ words, page, article, related, url, locale, text }: ArticleScreenProps) {
  const { article: labels, hero } = page
  const blogPath = localizedPath('/blog', locale)
  return (
    <div className="page-width">
      <article className="on-wire">
        <PageHead
          className="article-head"
          trail={trailTo(words, locale, article.title, { label: page.breadcrumb, path: '/blog' })}
          dateline={datelineLike(hero.dateline, article.category)}
          heading={article.title}
          lead={article.excerpt}
          aside={<ArticleCover {...coverOf(article, locale)} label={article.coverAlt} />}
        >
          <Byline words={labels} article={article} locale={locale} />
        </PageHead>
        <div className="with-contents article-body">
          <Contents label={labels.contents} headings={article.prose.headings} />
          <div>
            <div className="prose">{filledSlot('ArticleScreen', 'text', text)}</div>
            <Share words={labels.share} url={url} title={article.title} />
            <p className="article-back">
              <a className="text-link" href={blogPath}>
                {labels.back}
              </a>
            </p>
          </div>
        </div>
        <Related heading={labels.related} articles={related} locale={locale} />
        <NextStep {...labels.next}>
          <ButtonLink href={homeAnchor('#signup', blogPath)}>{words.site.actions.getStarted}</ButtonLink>
        </NextStep>
      </article>
    </div>
  )
}
