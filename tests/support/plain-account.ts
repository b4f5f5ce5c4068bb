import { statSync } from 'node:fs'
import { dirname } from 'node:path'

const NOBODY_ID = 65_534

/** The account `nobody` if the tests run as root, because root can write every file. Otherwise undefined. */
export const plainAccount = process.getuid?.() === 0 ? { uid: NOBODY_ID, gid: NOBODY_ID } : undefined

/** True if `nobody` can enter a folder and all folders above it. */
export const canBeEntered = (path: string): boolean =>
  path === dirname(path) || ((statSync(path).mode & 0o001) !== 0 && canBeEntered(dirname(path)))

/** True if `nobody` can start programs of this project. */
export const canTryPlainAccount =
  !plainAccount || [import.meta.dirname, dirname(process.execPath)].every((folder) => canBeEntered(folder))
