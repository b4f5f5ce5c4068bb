import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The absolute path of the project, without a slash at the end. */
export const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)))
