import type { Locale } from '../../../contract/locale.ts'
import type { OfferedFile } from '../../../contract/site-manifest.ts'
import type { PageWords, Words } from '../../content/load-content.ts'
import { FILM_SIZE } from '../../figures/drawn-sizes.ts'
import './resource-video.css'

interface ResourceVideoProps {
  title: string
  words: PageWords<'blog'>['resources']
  video: Words['resources']['seo-video']
  /** The files of the page's language by what they are; a player without a film would be empty. */
  file: (id: string) => OfferedFile | undefined
  locale: Locale
}

/** The browser's own player, which loads nothing before it is asked to, and what the captions say as a text. */
export function ResourceVideo({ title, words, video, file, locale }: ResourceVideoProps) {
  const sources = (['webm', 'mp4'] as const).flatMap((format) => {
    const source = file(`seo-video-${format}`)
    return source ? [<source key={format} src={source.path} type={`video/${format}`} />] : []
  })
  const captions = file('seo-video-captions')
  if (sources.length === 0 || !captions) return null
  return (
    <div className="resource-video">
      <video
        controls
        preload="none"
        playsInline
        poster={file('seo-video-poster')?.path}
        aria-label={title}
        {...FILM_SIZE}
      >
        {sources}
        <track kind="captions" src={captions.path} srcLang={locale} label={words.languages[locale]} default />
      </video>
      <p>{words.silent}</p>
      <details>
        <summary>{words.transcript}</summary>
        {video.scenes.map(({ id, heading, cues }) => (
          <p key={id}>
            <strong>{heading}</strong> {cues.join(' ')}
          </p>
        ))}
      </details>
    </div>
  )
}
