import { spawnSync } from 'node:child_process'

/**
 * What was changed last, where git knows it, and with `-dirty` behind it where something is changed that is in no commit: a new file, too,
 * would be in a release.
 *
 * @param length of its name, at least; all of it otherwise
 */
export function commitOf(folder: string, length = 40): string | null {
  const git = (...words: string[]) => {
    const { status, stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : null
  }
  const commit = git('rev-parse', `--short=${length}`, 'HEAD')
  return commit && git('status', '--porcelain') ? `${commit}-dirty` : commit
}
