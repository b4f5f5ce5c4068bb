import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { CoverSymbol } from '../../ui/CoverSymbol.tsx'
import { StateMark } from '../../ui/StateMark.tsx'
import { Teaser } from '../../ui/Teaser.tsx'
import { useKeptInput } from '../../ui/use-kept-input.ts'
import { createQueryFn, queryClient } from '../query-client.ts'

/** An article in `/blog/articles.{locale}.json`. */
export interface ArticleSummary {
  id: string
  href: string
  title: string
  excerpt: string
  date: { text: string; iso: string }
  category: string
  image: ComponentProps<typeof CoverSymbol>
}

interface LoadMoreProps {
  words: Record<'loadMore' | 'loading' | 'loaded' | 'loadedOne' | 'failed', string>
  /** `path` is the URL of the articles that the page does not contain. `count` is their number. */
  path: string
  count: number
  step: number
}

/** Loads more articles. Then it focuses the first new one, and a live region announces their number. */
export function LoadMore({ words, path, count, step }: LoadMoreProps) {
  useKeptInput('.load-more')
  const [articles, setArticles] = useState<readonly ArticleSummary[]>([])
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'loaded'>('idle')
  const firstNew = useRef<HTMLAnchorElement>(null)
  const firstNewPosition = Math.floor((articles.length - 1) / step) * step

  useEffect(() => {
    if (articles.length > 0) firstNew.current?.focus()
  }, [articles.length])

  async function load() {
    setState('loading')
    try {
      const all = await queryClient.fetchQuery({ queryKey: [path], queryFn: createQueryFn<ArticleSummary[]>() })
      setArticles((all ?? []).slice(0, articles.length + step))
      setState('loaded')
    } catch (error) {
      console.error(error)
      setState('failed')
    }
  }

  const isLoading = state === 'loading'
  const added = articles.length - firstNewPosition
  return (
    <>
      {articles.length > 0 && (
        <ol className="teasers" start={step + 1}>
          {articles.map(({ image, ...article }, position) => (
            <Teaser
              key={article.id}
              {...article}
              picture={<CoverSymbol {...image} />}
              linkRef={position === firstNewPosition ? firstNew : null}
            />
          ))}
        </ol>
      )}
      {articles.length < count && (
        <Button
          kind="quiet"
          className="needs-script load-more"
          isBusy={isLoading}
          onClick={isLoading ? undefined : load}
        >
          {isLoading ? words.loading : words.loadMore}
        </Button>
      )}
      <p role="status" className="note">
        {state === 'failed' && (
          <>
            <StateMark state="failed" />
            <span>{words.failed}</span>
          </>
        )}
        {state === 'loaded' && (
          <span className="sr-only">{added === 1 ? words.loadedOne : words.loaded.replace('{n}', String(added))}</span>
        )}
      </p>
    </>
  )
}
