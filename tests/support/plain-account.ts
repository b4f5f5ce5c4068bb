import { statSync } from 'node:fs'
import { dirname } from 'node:path'

const NOBODY_ID = 65_534

/** To root no file is closed, so there a program is tried as somebody else's; undefined where it is the one who tests. */
export const plainAccount = process.getuid?.() === 0 ? { uid: NOBODY_ID, gid: NOBODY_ID } : undefined

/** Where that account cannot enter a folder on the way, it can start nothing that is in it. */
export const canBeEntered = (path: string): boolean =>
  path === dirname(path) || ((statSync(path).mode & 0o001) !== 0 && canBeEntered(dirname(path)))

/** Whether that account can start programs of this project. */
export const canTryPlainAccount =
  !plainAccount || [import.meta.dirname, dirname(process.execPath)].every((folder) => canBeEntered(folder))
