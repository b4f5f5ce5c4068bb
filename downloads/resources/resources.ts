import { LOCALES, type Locale } from '../../contract/locale.ts'
import type { Words } from '../../site/content/load-content.ts'
import { type Download, inEachLanguage, printed } from '../download.ts'
import { mediaContactDatabase } from './contacts/media-contact-database.ts'
import { strategyGuide } from './guide/strategy-guide.ts'
import { pressRelease } from './press-release/press-release.ts'
import { captionsOf } from './video/captions.ts'
import type { Film } from './video/film.ts'
import { posterOf, seoVideo } from './video/seo-video.ts'

/** A file of which each language has its own, made of that language's words. */
const built = (
  id: string,
  ending: string,
  title: (words: Words) => string,
  make: (words: Words, locale: Locale) => Uint8Array | Promise<Uint8Array>,
): Download[] =>
  inEachLanguage({ id, kind: 'resource', ending, title }, (locale) => ({
    make: async (content) => make(content[locale], locale),
  }))

const guides = inEachLanguage(
  {
    id: 'strategy-guide',
    kind: 'resource',
    ending: 'pdf',
    title: ({ resources }) => resources['strategy-guide'].title,
  },
  (locale) => printed((content) => strategyGuide(content[locale], locale)),
)

const videoTitle = ({ resources }: Words) => resources['seo-video'].title

/** The film in both encodings; what a phone shows is also there to be kept. */
const videos = LOCALES.flatMap((locale) =>
  (['mp4', 'webm'] as const).map(
    (format): Download => ({
      id: `seo-video-${format}`,
      kind: 'resource',
      languages: [locale],
      name: `seo-video.${locale}.${format}`,
      title: videoTitle,
      isShown: true,
      draft: async (content) => JSON.stringify(await seoVideo(content[locale], locale)),
      print: async (draft) => (await import('./video/encode.ts')).encode(JSON.parse(draft) as Film, format),
    }),
  ),
)

const shown = (downloads: readonly Download[]) => downloads.map((download) => ({ ...download, isShown: true }))

/** For communications teams, free to use and to change. */
export const resources: readonly Download[] = [
  ...built(
    'press-release-template',
    'docx',
    ({ resources }) => resources['press-release-template'].title,
    (words, locale) => pressRelease(words, 'template', locale),
  ),
  ...built(
    'press-release-example',
    'docx',
    ({ resources }) => resources['press-release-template'].exampleTitle,
    (words, locale) => pressRelease(words, 'example', locale),
  ),
  ...built(
    'media-contact-database',
    'xlsx',
    ({ resources }) => resources['media-contact-database'].title,
    mediaContactDatabase,
  ),
  ...guides,
  ...videos,
  ...shown([
    ...built('seo-video-captions', 'vtt', videoTitle, ({ resources }, locale) =>
      new TextEncoder().encode(captionsOf(resources['seo-video'], locale)),
    ),
    ...built('seo-video-poster', 'webp', videoTitle, posterOf),
  ]),
]
