import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Puts a finished folder in the place of another one. Both must lie on one file system. What was there before stays
 * whole until the new one is ready, and comes back if the new one cannot be moved.
 */
export function swapFolder(finished: string, place: string): void {
  const previous = `${finished}-previous`
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(place)) renameSync(place, previous)
  try {
    renameSync(finished, place)
  } catch (error) {
    if (existsSync(previous)) renameSync(previous, place)
    throw error
  }
  rmSync(previous, { recursive: true, force: true })
}
