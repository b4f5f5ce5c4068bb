import { readFileSync } from 'node:fs'
import { distance } from 'fastest-levenshtein'

/** Node, Docker and systemd read these lines alike. They read all others differently, and each cuts or drops some without a message. */
const LINE =
  /^[ \t]*(?<name>[A-Za-z_]\w*)[ \t]*=(?:[ \t]*(?:'[^']*'|"[^"\\]*"|[^\s#'"`\\](?:[^#\\\r]*[^\s#\\])?)[ \t]*)?$/

const BLANK_OR_COMMENT = /^[ \t]*(?:#.*)?$/

/** Names only what is like a setting. Other text may be the second line of a secret. */
function findMistake(line: string, earlier: ReadonlySet<string>, settings: readonly string[]): string | undefined {
  const [, name = ''] = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*[=:]/.exec(line) ?? []
  const isLike = (setting: string) => distance(name.toUpperCase(), setting) <= setting.length / 4
  const meant = settings.includes(name) ? name : settings.find(isLike)
  const label = meant === undefined ? '' : ` ${name}:`
  if (!LINE.test(line)) return `${label} expected NAME='value' in single quotes, and nothing else on the line`
  if (name === 'NODE_EXTRA_CA_CERTS')
    return ` ${name}: Node reads it before this file. Install the CA on this machine (update-ca-certificates)`
  if (earlier.has(name)) return `${label} it is set a second time`
  return meant === undefined || name === meant ? undefined : `${label} did you mean ${meant}?`
}

/**
 * Finds lines of an env file that Node does not read as they are meant. For example, it ends a value without quotes at `#`.
 *
 * @param option of Node; other options than `--env-file=…` have no mistakes
 * @param settings the names of the settings
 */
export function findEnvFileMistakes(option: string, settings: readonly string[]): string[] {
  const file = /^--env-file=(.+)$/.exec(option)?.[1]
  if (file === undefined) return []
  const text = readFileSync(file, 'utf8')
  if (text.startsWith('\uFEFF')) return [`${file}: save it as UTF-8 without byte order mark`]
  const names = new Set<string>()
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (BLANK_OR_COMMENT.test(line)) return []
    const mistake = findMistake(line, names, settings)
    names.add(LINE.exec(line)?.groups?.name ?? '')
    return mistake === undefined ? [] : [`${file}, line ${index + 1}:${mistake}`]
  })
}
