import { Download } from 'lucide-react'
import { LOCALES } from '../../../contract/locale.ts'
import type { OfferedFile } from '../../../contract/site-manifest.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { Section } from '../../ui/Section.tsx'
import { formatFileSize } from '../shared/downloads.ts'
import './blog.css'

interface ResourcesProps {
  content: SiteContent
  files: readonly OfferedFile[]
}

/** PR resources. Each file exists in both languages; the page's language comes first. */
export function Resources({ content, files }: ResourcesProps) {
  const { locale } = content
  const words = content.pages.blog.resources
  const languages = LOCALES.toSorted((one, other) => Number(other === locale) - Number(one === locale))
  const fileLinks = (id: string, title: string, label = '{name}') =>
    languages.flatMap((language) =>
      files
        .filter((file) => file.id === id && file.languages.includes(language))
        .map((file) => (
          <li key={file.path} className="inline">
            <a className="text-link" download href={file.path} hrefLang={language}>
              <Download aria-hidden />
              <span>
                <span className="sr-only">{words.downloadAbout.replace('{title}', title)}, </span>
                {label.replace('{name}', words.languages[language])}
              </span>
            </a>{' '}
            <span className="file-kind">
              {file.path.split('.').at(-1)?.toUpperCase()} · {formatFileSize(file.size, words.sizes)}
            </span>
          </li>
        )),
    )
  return (
    <Section id="resources" className="split" {...words}>
      <ul className="rows">
        {words.items.map(({ id, title, description }) => (
          <li className="resource" key={id}>
            <h3>{title}</h3>
            <p className="secondary">{description}</p>
            <ul className="grid" role="list">
              {fileLinks(id === 'seo-video' ? 'seo-video-mp4' : id, title)}
              {id === 'press-release-template' && fileLinks('press-release-example', title, words.example)}
            </ul>
            {id === 'seo-video' && <ResourceVideo content={content} files={files} title={title} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The video and its transcript. The browser loads no video before the visitor presses play. */
function ResourceVideo({ content: { pages, resources, locale }, files, title }: ResourcesProps & { title: string }) {
  const words = pages.blog.resources
  const file = (id: string) => files.find((one) => one.id === id && one.languages.includes(locale))
  const sources = (['webm', 'mp4'] as const).flatMap((format) => {
    const source = file(`seo-video-${format}`)
    return source ? [<source key={format} src={source.path} type={`video/${format}`} />] : []
  })
  const captions = file('seo-video-captions')
  if (sources.length === 0 || !captions) return null
  const poster = file('seo-video-poster')?.path
  return (
    <div className="resource-video">
      <video controls preload="none" playsInline poster={poster} aria-label={title} width={1280} height={720}>
        {sources}
        <track kind="captions" src={captions.path} srcLang={locale} label={words.languages[locale]} default />
      </video>
      <p>{words.silent}</p>
      <details>
        <summary>{words.transcript}</summary>
        {resources['seo-video'].scenes.map(({ id, heading, cues }) => (
          <p key={id}>
            <strong>{heading}</strong> {cues.join(' ')}
          </p>
        ))}
      </details>
    </div>
  )
}
