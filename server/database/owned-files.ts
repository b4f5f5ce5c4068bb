import { chownSync, closeSync, fsyncSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Root gives a file that it created to the owner of another one, who could not open it otherwise. */
export function giveToOwnerOf(model: string, ...created: string[]): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(model)
  for (const path of created) chownSync(path, uid, gid)
}

/** Creates a folder and those on the way to it. Only the owner can read them. For root, that is the owner of `model`. */
export function createFolder(folder: string, model?: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let path = folder; path.length >= first.length; path = dirname(path))
    giveToOwnerOf(model ?? dirname(first), path)
}

/** Gives a finished file its name, which a power cut after this call keeps. */
export function finishFile(unfinished: string, file: string): void {
  renameSync(unfinished, file)
  // Windows cannot sync a folder.
  if (process.platform === 'win32') return
  const folder = openSync(dirname(file), 'r')
  fsyncSync(folder)
  closeSync(folder)
}
