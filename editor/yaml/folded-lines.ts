import stringWidth from 'string-width'

/** Where copy is wrapped, in columns; Thai marks take none. */
export const LINE_WIDTH = 118

/** A space between two words, where a folded line may end. */
const betweenWords = /(?<=\S) (?=\S)/

/** Words, and for each line break of the value one `\n`. */
const tokensOf = (value: string): string[] =>
  value
    .split('\n')
    .flatMap((paragraph, position) => [
      ...(position > 0 ? ['\n'] : []),
      ...(paragraph ? paragraph.split(betweenWords) : []),
    ])

/** What an empty line of a folded text stands for, and what a line holds. */
const tokensOfLine = (line: string): string[] => (line === '' ? ['\n'] : line.split(betweenWords))

function wrap(tokens: readonly string[], width: number): string[] {
  const lines: string[] = []
  let line = ''
  const end = () => {
    if (line !== '') lines.push(line)
    line = ''
  }
  for (const token of tokens) {
    if (token === '\n') {
      end()
      lines.push('')
    } else if (line === '') line = token
    else if (stringWidth(`${line} ${token}`) <= width) line += ` ${token}`
    else {
      end()
      line = token
    }
  }
  end()
  return lines
}

/**
 * The lines of a folded text (`>-`) that says something else now. Lines before and after what changed stay as somebody broke them.
 *
 * @param lines as they stand, without their indent; none for a text that was not folded before
 * @param width how long a line may get, in columns
 */
export function foldedLines(lines: readonly string[], value: string, width: number): string[] {
  const before = lines.map(tokensOfLine)
  const old = before.flat()
  const now = tokensOf(value)
  let same = 0
  while (same < Math.min(old.length, now.length) && old[same] === now[same]) same += 1
  let sameAtEnd = 0
  while (sameAtEnd < Math.min(old.length, now.length) - same && old.at(-1 - sameAtEnd) === now.at(-1 - sameAtEnd))
    sameAtEnd += 1

  let first = 0
  let head = 0
  while (first < before.length && head + (before[first]?.length ?? 0) <= same) {
    head += before[first]?.length ?? 0
    first += 1
  }
  let last = before.length
  let tail = 0
  while (last > first && tail + (before[last - 1]?.length ?? 0) <= sameAtEnd) {
    tail += before[last - 1]?.length ?? 0
    last -= 1
  }
  return [...lines.slice(0, first), ...wrap(now.slice(head, now.length - tail), width), ...lines.slice(last)]
}
