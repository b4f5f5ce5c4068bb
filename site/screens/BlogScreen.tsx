import type { ComponentProps, ReactNode } from 'react'
import { homeAnchor, type Locale, localizedPath } from '../../contract/locale.ts'
import type { Article } from '../content/articles.ts'
import type { PageWords, Words } from '../content/load-content.ts'
import { ArticleList } from '../sections/blog/ArticleList.tsx'
import { Checker } from '../sections/blog/Checker.tsx'
import { Resources } from '../sections/blog/Resources.tsx'
import { NextStep } from '../sections/page/NextStep.tsx'
import { PageHead } from '../sections/page/PageHead.tsx'
import { trailTo } from '../sections/page/trail.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { filledSlot } from './filled-slot.ts'

interface BlogScreenProps {
  words: Words
  page: PageWords<'blog'>
  /** The articles the list opens with, and those it can bring. */
  first: readonly Article[]
  later: readonly Article[]
  /** What the resources offer. */
  files: ComponentProps<typeof Resources>['files']
  locale: Locale
  /** The live button of the list. */
  loadMore?: ReactNode
}

export function BlogScreen(props: BlogScreenProps) {
  const { words, page, first, later, files, locale, loadMore } = props
  return (
    <div className="page-width">
      <div className="on-wire">
        <PageHead trail={trailTo(words, locale, page.breadcrumb)} {...page.hero} />
        <ArticleList
          words={page.list}
          first={first}
          later={later}
          locale={locale}
          loadMore={filledSlot('BlogScreen', 'loadMore', loadMore)}
        />
        <Checker words={words} locale={locale} />
        <Resources words={page.resources} files={files} video={words.resources['seo-video']} locale={locale} />
        <NextStep {...page.start}>
          <ButtonLink href={homeAnchor('#signup', localizedPath('/blog', locale))}>{page.start.button}</ButtonLink>
        </NextStep>
      </div>
    </div>
  )
}
