/** Which characters a cut font has to keep. */
import { globSync, readFileSync } from 'node:fs'
import type { Locale } from '../../contract/locale.ts'
import type { FontCut } from './cuts.ts'

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}

/** What a Latin text needs whatever it says: printable ASCII, typographic quotes and dashes, no-break space. */
const LATIN = `${range(0x20, 0x7e)}\u00a0–—‘’“”…·•×→©†−`
/** The whole Thai block, baht sign and digits included. */
const THAI = range(0x0e01, 0x0e3a) + range(0x0e3f, 0x0e5b)
/** Datelines, plan figures and file sizes; no lower case appears in them but in `kB`, since Latin datelines are capitals. */
const DATELINE = ' ABCDEFGHIJKLMNOPQRSTUVWXYZk0123456789—–·,./:#&+%$()-'
/** Numbers and signs that code puts between words: prices, shares, counts. */
const ALWAYS = ' 0123456789.,+%$–—-#/:()·\u00a0'

/**
 * What shaping makes of ำ: a circle above and an า, so that a tone mark can stand between them. No text contains the
 * circle by itself, yet a font without it sets a broken น้ำ.
 */
const SARA_AM_PARTS = '\u0e4d\u0e32'

/**
 * It joins what no line may part (`site/content/thai-phrases.ts`). In a font without it WebKit measures the letter before it by another.
 */
const JOINER = '\u200d'

/** The signs that a word of the site may bring along; the others in its files are those of YAML and Markdown. */
const SIGNS_OF_WORDS = new Set('!"$&;?@…‘’“”\u200b')

const THAI_SCRIPT = /\p{Script=Thai}|฿/u

/** What only files for download say; they bring their own fonts. */
const ONLY_IN_FILES = /\/(?:kit\.yaml|resources\/.+)$/

/**
 * Every character the site says in one language: its content, the texts both share, the form messages, and the release
 * that the pages of both languages show in both.
 */
export function charactersInUse(locale: Locale, root: URL): Set<string> {
  const patterns = [
    `content/${locale}/**/*.{yaml,md}`,
    'content/*.yaml',
    'content/*/annotated.yaml',
    'contract/messages.ts',
  ]
  return charactersIn(
    patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((file) => !ONLY_IN_FILES.test(file)),
    root,
  )
}

/** Every character of some files. */
export function charactersIn(files: readonly string[], root: URL): Set<string> {
  const texts = files.map((file) => readFileSync(new URL(file, root), 'utf8'))
  return new Set(texts.join('').normalize('NFC'))
}

const SCRIPTS = {
  latin: { everything: LATIN, always: ALWAYS },
  thai: { everything: THAI + JOINER, always: SARA_AM_PARTS + JOINER },
} as const

function charactersOfScript(script: keyof typeof SCRIPTS, keeps: FontCut['keeps'], inUse: ReadonlySet<string>) {
  const used = [...inUse].filter((character) => THAI_SCRIPT.test(character) === (script === 'thai'))
  const { everything, always } = SCRIPTS[script]
  if (keeps === 'everything') return [...everything, ...used]
  return [...always, ...used.filter((sign) => /[\p{L}\p{M}\p{N}]/u.test(sign) || SIGNS_OF_WORDS.has(sign))]
}

/** The characters of `cut`, given those in use in its language. */
export function charactersOf({ keeps, script, also = '' }: FontCut, inUse: ReadonlySet<string>): string {
  if (keeps === 'dateline') return DATELINE
  const scripts = script === 'both' ? (['latin', 'thai'] as const) : [script]
  const kept = new Set(scripts.flatMap((one) => charactersOfScript(one, keeps, inUse)))
  return [...kept, ...also]
    .filter((character) => character >= ' ')
    .sort()
    .join('')
}
