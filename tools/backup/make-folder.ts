import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/**
 * Makes a folder that somebody has named, with those above it that are missing. Node's own way of that (`recursive`) goes on trying for ever
 * where a folder that is there answers that something in it is missing, as `/proc` does, or what an automounter keeps.
 *
 * @throws the system's own error
 */
export function makeFolder(path: string, mode?: number): void {
  if (isFolder(path)) return
  const above = dirname(path)
  if (above !== path) makeFolder(above, mode)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(path)) throw error
  }
}
