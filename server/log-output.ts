import { writeSync } from 'node:fs'

/** Some thousand lines. */
const MAX_BYTES = 1024 * 1024

/** Where the log's lines go, each with its end of line. */
export interface LogOutput {
  write(line: string): void
}

/** How soon what was not taken is tried again, where no next line comes before. */
const AGAIN_MILLISECONDS = 1_000

const WARNING = 40

const lostLine = (lines: number) =>
  `${JSON.stringify({ level: WARNING, time: Date.now(), lines, msg: 'lines of the log were lost: its output took none' })}\n`

/**
 * Writes the log, and never fails: where the output is a file on a full disk, pages and leads go on, and so does a stop. What the output
 * does not take is tried again with the next line, after a second, and when the process ends; what is too much to keep is dropped and
 * counted.
 *
 * @param take writes to standard output unless said otherwise; returns how many bytes were taken, and throws where none can be
 * @param most how many bytes are kept
 */
export function logOutput(take = (bytes: Buffer) => writeSync(1, bytes), most = MAX_BYTES): LogOutput {
  const kept: Buffer[] = []
  let bytes = 0
  let lost = 0

  const keep = (line: string) => {
    const written = Buffer.from(line)
    kept.push(written)
    bytes += written.length
  }
  const writeKept = () => {
    for (let next = kept[0]; next !== undefined; next = kept[0]) {
      const taken = take(next)
      bytes -= taken
      if (taken < next.length) kept[0] = next.subarray(taken)
      else kept.shift()
    }
  }
  let again: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(again)
    try {
      writeKept()
      if (lost === 0) return
      keep(lostLine(lost))
      lost = 0
      writeKept()
    } catch {
      // There is nowhere to say it.
      again = setTimeout(flush, AGAIN_MILLISECONDS).unref()
    }
  }
  process.once('exit', flush)

  return {
    write(line) {
      flush()
      if (bytes + Buffer.byteLength(line) > most) {
        lost += 1
        return
      }
      keep(line)
      flush()
    },
  }
}
