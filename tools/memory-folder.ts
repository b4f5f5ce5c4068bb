import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux keeps files in memory alone. */
const IN_MEMORY = '/dev/shm'

/** Several times what a run of all tests holds at once. */
const ENOUGH_BYTES = 4 * 1024 ** 3

/**
 * A new folder for files that nobody keeps, in memory where the machine has enough of it: on a disk, making and removing
 * ten thousand files costs more than reading and writing them. Whoever asks for it removes it.
 *
 * @param parent a folder that is kept in memory
 * @returns its absolute path, or undefined where files are best left to the disk
 */
export function memoryFolder(parent = IN_MEMORY, enoughBytes = ENOUGH_BYTES): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(parent)
    if (Math.min(bavail * bsize, process.availableMemory()) < enoughBytes) return undefined
    const folder = mkdtempSync(join(parent, 'krajai-tests-'))
    // Programs that run as another account have files in it too.
    chmodSync(folder, 0o711)
    return folder
  } catch {
    return undefined
  }
}
