import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { escapeMarkup } from '../../contract/escape-markup.ts'
import type { Content } from '../../site/content/load-content.ts'
import { readPrinted } from '../catalog.ts'
import { readArchives } from './archive-plan.ts'
import { readTexts } from './page-text.ts'

/** Letters and digits. A PDF parts words at the ends of lines, and Thai marks from their letters. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Returns what differs between a PDF and the texts that it should show, or undefined. Needs poppler's `pdftotext`. */
export function comparePdf(pdf: Uint8Array, texts: readonly string[]): string | undefined {
  const options = { input: pdf, encoding: 'utf8', maxBuffer: 64e6 } as const
  let printed = bare(execFileSync('pdftotext', ['-raw', '-', '-'], options))
  for (const text of texts.toSorted((one, other) => other.length - one.length)) {
    const words = bare(text)
    if (!printed.includes(words)) return `does not say: ${text}`
    printed = printed.replace(words, ' ')
  }
  const more = printed.split(' ').find((rest) => /\p{L}{3}/u.test(rest))
  return more && `still says: ${more}`
}
