import { expect, test } from 'vitest'
import { LOCALES, localizedPath } from '../../contract/locale.ts'
import { MANIFEST_FILE, type SiteManifest } from '../../contract/site-manifest.ts'
import { formatFileSize } from '../../site/sections/shared/downloads.ts'
import { fileAt, pageAt } from './built-site.ts'

const { downloads } = JSON.parse(fileAt(MANIFEST_FILE) ?? '') as SiteManifest
const kept = downloads.filter(({ id, kind }) => kind === 'resource' && !/captions|poster|webm/.test(id))

test.each(LOCALES)(
  'the %s blog offers every resource in both languages, with type and size as they arrive',
  (locale) => {
    const { $ } = pageAt(localizedPath('/blog', locale))
    expect(kept).toHaveLength(10)
    for (const { path, size, languages } of kept) {
      const link = $(`#resources a[href="${path}"][download]`)
      expect(link.attr('hreflang'), path).toBe(languages[0])
      const type = path.split('.').at(-1)?.toUpperCase()
      const kind = `${type} · ${formatFileSize(size, { kilobytes: '{n} kB', megabytes: '{n} MB' })}`
      expect(link.parent().text(), path).toContain(kind)
    }
  },
)

test.each(LOCALES)('the video of the %s blog waits to be asked, and has captions and a transcript', (locale) => {
  const { $ } = pageAt(localizedPath('/blog', locale))
  const video = $('#resources video')
  expect(video.attr()).toMatchObject({ preload: 'none', controls: '' })
  expect(video.attr('autoplay')).toBeUndefined()
  const sources = video.find('[src]').toArray()
  const named = [video.attr('poster'), ...sources.map((source) => $(source).attr('src'))]
  expect(named).toHaveLength(4)
  for (const path of named) expect(downloads.find((file) => file.path === path)?.languages, path).toEqual([locale])
  expect(video.find('track').attr()).toMatchObject({ kind: 'captions', srclang: locale })
  expect($('#resources details p').length).toBeGreaterThan(5)
})
