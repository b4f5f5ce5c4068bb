import { statSync } from 'node:fs'
import { dirname } from 'node:path'

const NOBODY_ID = 65_534

/** Root can write every file, so tests that run as root start programs as `nobody`. Undefined for other users. */
export const plainAccount = process.getuid?.() === 0 ? { uid: NOBODY_ID, gid: NOBODY_ID } : undefined

/** `nobody` needs access to every folder above a program to start it. */
export const canBeEntered = (path: string): boolean =>
  path === dirname(path) || ((statSync(path).mode & 0o001) !== 0 && canBeEntered(dirname(path)))

/** True if `nobody` can start programs of this project. */
export const canTryPlainAccount =
  !plainAccount || [import.meta.dirname, dirname(process.execPath)].every((folder) => canBeEntered(folder))
