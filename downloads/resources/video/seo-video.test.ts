import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../contract/locale.ts'
import { loadContent } from '../../../site/content/load-content.ts'
import { captionsOf, timedScenes } from './captions.ts'
import { type Film, frameAt } from './film.ts'
import { seoVideo } from './seo-video.ts'

const content = loadContent()
const hasProbe = spawnSync('ffprobe', ['-version']).status === 0
const MEGABYTE = 1_000_000

test('a layer comes, stays and goes, and nothing else moves', () => {
  const film: Film = {
    paper: '#fff',
    seconds: 10,
    layers: [{ svg: '<path d="M0 0h9"/>', from: 2, to: 6, enter: 'appear', takes: 1 }],
  }
  const shown = (seconds: number) => /opacity="([\d.]+)"/.exec(frameAt(film, seconds))?.[1]
  expect([1.9, 2, 3, 5, 5.85, 6].map(shown)).toEqual([undefined, '0', '1', '1', '0.5', undefined])
  expect(frameAt(film, 4)).toBe(frameAt(film, 5))
})

describe.each(LOCALES)('the video in %s', (locale) => {
  const words = content[locale].resources['seo-video']
  const scenes = timedScenes(words, locale)
  const cues = scenes.flatMap((scene) => scene.cues)

  test('gives every caption time to be read, one after the other', () => {
    for (const [position, { from, to, text }] of cues.entries()) {
      expect(to - from).toBeGreaterThanOrEqual(3)
      expect(text.replace(/\p{M}/gu, '').length / (to - from)).toBeLessThanOrEqual(17.5)
      expect(from).toBeGreaterThanOrEqual(cues[position - 1]?.to ?? 0)
    }
  })

  test('carries all its words in WebVTT', () => {
    const [head, ...blocks] = captionsOf(words, locale).trimEnd().split('\n\n')
    expect(head).toBe('WEBVTT')
    const time = String.raw`\d\d:[0-5]\d\.\d{3}`
    const said = blocks.map((block) => new RegExp(`^${time} --> ${time}\n(.+)$`).exec(block)?.[1])
    expect(said).toEqual(words.scenes.flatMap((scene) => scene.cues))
  })

  test('draws the same film each time, every scene with something beside its heading', async () => {
    const film = await seoVideo(content[locale], locale)
    expect(await seoVideo(content[locale], locale)).toEqual(film)
    for (const { from, to } of scenes)
      expect(film.layers.filter((layer) => layer.from >= from && layer.from < to).length).toBeGreaterThan(2)
  })

  describe.skipIf(!hasProbe).each([
    ['mp4', 'h264'],
    ['webm', 'vp9'],
  ])('as %s (skipped without ffprobe)', (format, codec) => {
    const file = `downloads/printed/seo-video.${locale}.${format}`
    const probed = () =>
      JSON.parse(
        spawnSync('ffprobe', ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', file], {
          encoding: 'utf8',
        }).stdout,
      )

    test('is one silent picture in the right encoding, as long as its words take', () => {
      const { streams, format: container } = probed()
      expect(streams).toHaveLength(1)
      expect(streams[0]).toMatchObject({
        codec_name: codec,
        width: 1280,
        height: 720,
        pix_fmt: 'yuv420p',
        r_frame_rate: '25/1',
      })
      const seconds = Number(container.duration)
      expect(seconds).toBeCloseTo(scenes.at(-1)?.to ?? 0, 1)
      expect(seconds).toBeGreaterThanOrEqual(60)
      expect(seconds).toBeLessThanOrEqual(90)
    })

    test('is small enough for a phone, and an MP4 begins to play before it has arrived whole', () => {
      const bytes = readFileSync(file)
      expect(bytes.length).toBeLessThanOrEqual(2 * MEGABYTE)
      if (format === 'mp4') expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
    })
  })
})
