import { Download } from 'lucide-react'
import { LOCALES, type Locale } from '../../../contract/locale.ts'
import type { OfferedFile } from '../../../contract/site-manifest.ts'
import type { PageWords, Words } from '../../content/load-content.ts'
import { DownloadLink } from '../../ui/DownloadLink.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { sizeOf } from '../page/downloads.ts'
import { ResourceVideo } from './ResourceVideo.tsx'
import './resources.css'
import { Phrases } from '../../ui/Phrases.tsx'

type ResourceWords = PageWords<'blog'>['resources']

interface ResourcesProps {
  words: ResourceWords
  files: readonly OfferedFile[]
  video: Words['resources']['seo-video']
  locale: Locale
}

/** Of the encodings of the video, the one to keep; and what comes with the template. */
const VIDEO_FILE = 'seo-video-mp4'
const FINISHED = { 'press-release-template': 'press-release-example' } as const

/** What a communications team may take home, as the small advertisements of the page. */
export function Resources({ words, files, video, locale }: ResourcesProps) {
  /** A file in each language, the reader's own first. */
  const inEach = (id: string) =>
    LOCALES.toSorted((one, other) => Number(other === locale) - Number(one === locale)).flatMap((language) =>
      files
        .filter((file) => file.id === id && file.languages.includes(language))
        .map((file) => ({ file, language, name: words.languages[language] })),
    )
  return (
    <SectionFrame id="resources" className="split" {...words}>
      <ul className="resources">
        {words.items.map(({ id, title, description }) => (
          <li className="resource" key={id}>
            <h3>
              <Phrases>{title}</Phrases>
            </h3>
            <p>{description}</p>
            <ul className="resource-files">
              {inEach(id === 'seo-video' ? VIDEO_FILE : id).map(({ file, language, name }) => (
                <FileLink key={file.path} title={title} label={name} {...{ file, language, words }} />
              ))}
              {id in FINISHED &&
                inEach(FINISHED[id as keyof typeof FINISHED]).map(({ file, language, name }) => (
                  <FileLink
                    key={file.path}
                    title={title}
                    label={words.example.replace('{name}', name)}
                    {...{ file, language, words }}
                  />
                ))}
            </ul>
            {id === 'seo-video' && (
              <ResourceVideo
                title={title}
                file={(name) => inEach(name).find(({ language }) => language === locale)?.file}
                {...{ words, video, locale }}
              />
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

interface FileLinkProps {
  title: string
  /** What is seen: the language, and what else tells the file from its neighbors. */
  label: string
  file: OfferedFile
  language: Locale
  words: ResourceWords
}

function FileLink({ title, label, file, language, words }: FileLinkProps) {
  return (
    <li>
      <DownloadLink href={file.path} hrefLang={language}>
        <Download size="1.125rem" aria-hidden />
        <span>
          <span className="sr-only">{words.downloadAbout.replace('{title}', title)}, </span>
          {label}
        </span>
      </DownloadLink>
      <span className="resource-kind">
        {file.path.split('.').at(-1)?.toUpperCase()} · {sizeOf(file.size, words.sizes)}
      </span>
    </li>
  )
}
