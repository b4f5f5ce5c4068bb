import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { type Film, FRAMES_PER_SECOND, frameAt, HEIGHT, WIDTH } from './film.ts'

/** Flat colors and slow changes: both codecs keep them sharp at a few hundred kilobytes. */
const CODECS = {
  mp4: [
    '-c:v',
    'libx264',
    '-preset',
    'medium',
    '-tune',
    'animation',
    '-crf',
    '24',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
  ],
  webm: [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '36',
    '-b:v',
    '0',
    '-deadline',
    'good',
    '-cpu-used',
    '4',
    '-row-mt',
    '1',
    '-pix_fmt',
    'yuv420p',
  ],
} as const

/** Nothing of the machine or of the moment gets into the file; a key frame every five seconds to seek to. */
const REPEATABLE = [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-g',
  String(5 * FRAMES_PER_SECOND),
  '-an',
]

const renderer = { font: { loadSystemFonts: false } } as const

/** The film as a video file, frame by frame. Needs Debian's ffmpeg. */
export async function encode(film: Film, format: keyof typeof CODECS): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'video-'))
  const file = join(folder, `film.${format}`)
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${WIDTH}x${HEIGHT}`,
    '-r',
    String(FRAMES_PER_SECOND),
    '-i',
    '-',
  ]
  try {
    const encoder = spawn('ffmpeg', ['-v', 'error', ...input, ...REPEATABLE, ...CODECS[format], file], {
      stdio: ['pipe', 'inherit', 'inherit'],
    })
    const ended = once(encoder, 'close')
    let before = ''
    let pixels: Uint8Array = new Uint8Array()
    for (let frame = 0; frame < film.seconds * FRAMES_PER_SECOND; frame++) {
      const drawing = frameAt(film, frame / FRAMES_PER_SECOND)
      // Most frames are the one before them.
      if (drawing !== before) pixels = new Resvg(drawing, renderer).render().pixels
      before = drawing
      if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain')
    }
    encoder.stdin.end()
    const [status] = await ended
    if (status !== 0) throw new Error(`ffmpeg ended with ${status}`)
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
