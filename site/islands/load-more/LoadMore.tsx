import { useEffect, useRef, useState } from 'react'
import { afterPaint } from '../../browser/after-paint.ts'
import { Button } from '../../ui/Button.tsx'
import { StateMark } from '../../ui/StateMark.tsx'
import { SymbolPicture } from '../../ui/SymbolPicture.tsx'
import { Teaser } from '../../ui/Teaser.tsx'
import { queryClient } from '../http/query-client.ts'
import { reader } from '../http/reader.ts'
import { type ArticleSummary, LIST_STEP } from './article-summary.ts'

export interface LoadMoreProps {
  words: Record<'loadMore' | 'loading' | 'loaded' | 'loadedOne' | 'failed' | 'notLoaded', string>
  /** Where the articles past the first ones are. */
  path: string
  /** How many there are; without any there is no button. */
  count: number
}

/** The rest of a list of articles, a few with each press. The focus moves to the first new one, which is also said. */
export function LoadMore({ words, path, count }: LoadMoreProps) {
  const [articles, setArticles] = useState<readonly ArticleSummary[]>([])
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  /** Where the articles begin that the last press has added. */
  const [added, setAdded] = useState<number>()
  const firstNew = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    if (added !== undefined) firstNew.current?.focus()
  }, [added])

  async function load() {
    setState('loading')
    try {
      const asked = queryClient.fetchQuery({ queryKey: [path], queryFn: reader<ArticleSummary[]>() })
      // Also where they are here already: the button is seen pressed before they are drawn.
      const [all] = await Promise.all([asked, afterPaint()])
      setArticles((all ?? []).slice(0, articles.length + LIST_STEP))
      setAdded(articles.length)
      setState('idle')
    } catch (error) {
      console.error(error)
      setState('failed')
    }
  }

  const loading = state === 'loading'
  const brought = articles.length - (added ?? 0)
  return (
    <>
      {articles.length > 0 && (
        <ol className="teasers" start={LIST_STEP + 1}>
          {articles.map(({ image, ...article }, position) => (
            <Teaser
              key={article.id}
              {...article}
              picture={<SymbolPicture {...image} />}
              linkRef={position === added ? firstNew : null}
            />
          ))}
        </ol>
      )}
      {articles.length < count && (
        <Button kind="quiet" className="needs-script load-more" busy={loading} onClick={loading ? undefined : load}>
          {loading ? words.loading : words.loadMore}
        </Button>
      )}
      {/* Until React is here, site/islands/remember-press.ts says in it that it could not be fetched. */}
      <p role="status" className="load-more-status" data-not-loaded={words.notLoaded}>
        {state === 'failed' && (
          <>
            <StateMark state="failed" />
            {/* By itself: a browser's translator puts elements of its own in the place of bare text, which React could not take out. */}
            <span>{words.failed}</span>
          </>
        )}
        {state === 'idle' && added !== undefined && (
          <span className="sr-only">
            {brought === 1 ? words.loadedOne : words.loaded.replace('{n}', String(brought))}
          </span>
        )}
      </p>
    </>
  )
}
