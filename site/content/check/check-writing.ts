import type { Locale } from '../../../contract/locale.ts'
import { joinKeys, listStrings, type Mistake } from '../source/mistakes.ts'
import type { SourceFile } from '../source/source-file.ts'
import { hasHtml } from './check-markdown.ts'

/** Values that are not copy: ids, paths, dates, fields of samples. */
const NOT_COPY =
  /(?:^|\.)(?:id|key|slug|code|lang|category|coverMotif|motif|fileType|legalReview|clause)$|(?:^|\.)samples\.\d+\.(?:otherName|email|phone|line|story|informed|checked)$|(?:^|\.)questions\.\d+$/

/** Examples of bad writing, texts in the other language, and texts that the specification fixes. */
const EXCEPTED =
  /\/prints\.yaml styleGuide\.leaves\.voice\.instead\.|\/checker\.yaml sample\.|\/site\.yaml language\.|\.headline$|\/en\/forms\.yaml signup\.outcomes\.success\.title$/

interface Rule {
  pattern: RegExp
  problem: string
  /** The rule holds for texts whose file and key match. Without it, for all. */
  where?: RegExp
  except?: RegExp
}

const YAML = /\.yaml /
const HYPE =
  /\b(?:world-class|cutting-edge|seamless|unlock|elevate|empower|leverage|revolutioni[sz]e|game-chang\w+|best-in-class|unparalleled|effortless\w*|supercharge|next-level|solutions?|leading|amplify|unleash)\b/i

const RULES: Record<'both' | Locale, Rule[]> = {
  both: [
    {
      pattern: /[!！](?!\[)/,
      problem: 'has an exclamation mark; end the sentence with a full stop, or in Thai with nothing',
    },
    {
      pattern: /—/,
      problem: 'has a dash (—); use a comma, a colon or two sentences',
      where: YAML,
      except: /dateline$/,
    },
    {
      pattern: / {2}|\n|^ | $/,
      problem: 'has a line break or too many spaces',
      where: YAML,
      except: /(?:before|after|Prefix)$/,
    },
  ],
  en: [
    { pattern: /\p{Script=Thai}/u, problem: 'has Thai letters' },
    { pattern: /["']/, problem: 'has straight quotation marks; use “ ” and ’', where: /\/pages\// },
    { pattern: HYPE, problem: 'is praise, not a fact; leave it out', where: YAML },
  ],
  th: [
    {
      pattern: /[A-Za-z][\w’-]*(?:[ ,]+[A-Za-z][\w’-]*){3,}/,
      problem: 'is an English sentence; write Thai',
      except: /prints\.yaml/,
    },
    { pattern: /\p{Script=Thai}{3,}\.(?=\s|$)/u, problem: 'ends with a full stop; Thai has none' },
    {
      pattern: /\p{Script=Thai}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Thai}/u,
      problem: 'needs a space between Thai and Latin letters or digits',
    },
    { pattern: /\p{Script=Thai}ๆ|ๆ\p{Script=Thai}/u, problem: 'needs a space before and after ๆ' },
    { pattern: /\d\+(?!\+)/u, problem: 'has a plus sign; write กว่า before the number', where: YAML },
    {
      pattern: /ครับ|ค่ะ|คะ(?!แนน)|(?<!เ|เรียน )ท่าน/u,
      problem: 'is too polite; write คุณ, without ครับ or ค่ะ',
      where: YAML,
    },
  ],
}

/** The shortest and longest length of a page's title and description in search results. The page adds the company's name. */
const LENGTHS = {
  en: { title: [30, 60], description: [110, 160] },
  th: { title: [20, 60], description: [70, 160] },
  /** Its title has the name in it. */
  home: { title: [28, 83], description: [90, 160] },
} as const

function* findProblems(text: string, at: string, locale: Locale): Generator<string> {
  if (EXCEPTED.test(at)) return
  for (const { pattern, problem, where, except } of [...RULES.both, ...RULES[locale]]) {
    const found = (where?.test(at) ?? true) && !except?.test(at) && pattern.exec(text)
    if (found) yield `‘${found[0].trim() || text.slice(0, 20)}’ ${problem}`
  }
  if (text.normalize('NFC') !== text) yield 'has letters in a rare form; type it again'
}

function* findLengthProblem(text: string, at: string, locale: Locale): Generator<string> {
  const [, folder, name] = /\/(pages\/|home\.yaml).* (?:.*\.)?meta\.(title|description)$/.exec(at) ?? []
  if (!name) return
  const [least, most] = LENGTHS[folder === 'home.yaml' ? 'home' : locale][name as 'title' | 'description']
  const { length } = [...text]
  if (length < least || length > most) yield `must have ${least} to ${most} characters (has ${length})`
}

/**
 * Finds texts that break the rules of our writing.
 *
 * @param data the data with its figures filled in
 * @param body the Markdown with its figures filled in, line by line as in the source
 */
export function* checkWriting(source: SourceFile, data: unknown, body: string, locale: Locale): Generator<Mistake> {
  for (const { text: written, path } of listStrings(data)) {
    const key = joinKeys(path)
    if (written === '' || NOT_COPY.test(key)) continue
    const at = `${source.file} ${key}`
    const text = written.replaceAll('\u00A0', ' ')
    if (hasHtml(text)) yield source.mistake(path, 'contains HTML, which the page would show as it is')
    for (const problem of findProblems(text, at, locale)) yield source.mistake(path, problem)
    for (const problem of findLengthProblem(text, at, locale)) yield source.mistake(path, problem)
  }
  let offset = 0
  for (const [number, line] of source.body.split('\n').entries()) {
    const text = (body.split('\n')[number] ?? '')
      .replace(/ \{#[a-z0-9-]+\}$|`[^`]+`|(?<=\])\([^)]+\)/g, '')
      .replaceAll('\u00A0', ' ')
    for (const problem of findProblems(text, `${source.file} `, locale)) yield source.bodyMistake(offset, problem)
    offset += line.length + 1
  }
}
