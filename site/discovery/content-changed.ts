import { spawnSync } from 'node:child_process'

/** Returns the date of the last commit that changed the content, or `undefined` outside a checkout. */
export function getContentChanged(): Date | undefined {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%cI', '--', 'content'], { encoding: 'utf8' })
  return stdout?.trim() ? new Date(stdout.trim()) : undefined
}
