import { existsSync, readFileSync } from 'node:fs'
import { distance } from 'fastest-levenshtein'

/** Node, Docker and systemd read these lines alike. They read all others differently, and each cuts or drops some without a message. */
const LINE =
  /^[ \t]*(?<name>[A-Za-z_]\w*)[ \t]*=(?:[ \t]*(?:'[^']*'|"[^"\\]*"|[^\s#'"`\\](?:[^#\\\r]*[^\s#\\])?)[ \t]*)?$/

const BLANK_OR_COMMENT = /^[ \t]*(?:#.*)?$/

/** Never repeats a value, because it may be a secret. */
function findMistake(line: string, earlier: ReadonlySet<string>, settings: readonly string[]): string | undefined {
  const name = /^[ \t]*(\w+)[ \t]*=/.exec(line)?.[1]
  if (name === undefined) return "expected NAME='value', or a comment that begins with #"
  if (!LINE.test(line)) return `${name}: put the value in single quotes, and nothing after it`
  if (earlier.has(name)) return `${name}: it is set a second time`
  const meant = settings.find((setting) => distance(name.toUpperCase(), setting) <= setting.length / 4)
  return meant === undefined || settings.includes(name) ? undefined : `${name}: did you mean ${meant}?`
}

/**
 * Finds lines of an env file that Node does not read as they are meant. For example, it ends a value without quotes at `#`.
 *
 * @param option of Node; other options than `--env-file=…` have no mistakes
 * @param settings the names of the settings
 */
export function findEnvFileMistakes(option: string, settings: readonly string[]): string[] {
  const file = /^--env-file=(.+)$/.exec(option)?.[1]
  if (file === undefined || !existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  if (text.startsWith('\uFEFF')) return [`${file}: save it as UTF-8 without byte order mark`]
  const names = new Set<string>()
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (BLANK_OR_COMMENT.test(line)) return []
    const mistake = findMistake(line, names, settings)
    names.add(LINE.exec(line)?.groups?.name ?? '')
    return mistake === undefined ? [] : [`${file}, line ${index + 1}: ${mistake}`]
  })
}
