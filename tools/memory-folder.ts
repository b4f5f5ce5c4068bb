import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux keeps files in memory alone. */
const IN_MEMORY = '/dev/shm'

/** Several times what a run of all tests holds at once. */
const ENOUGH_BYTES = 4 * 1024 ** 3

/**
 * A new folder for files that nobody keeps, in memory where the machine has enough of it: on a disk, making and removing
 * ten thousand files costs more than reading and writing them. Whoever asks for it removes it; what a process left that was killed
 * before it could is removed by the next that asks.
 *
 * @param parent a folder that is kept in memory
 * @returns its absolute path, or undefined where files are best left to the disk
 */
export function memoryFolder(parent = IN_MEMORY, enoughBytes = ENOUGH_BYTES): string | undefined {
  let folder: string | undefined
  try {
    removeLeftIn(parent)
    const { bavail, bsize } = statfsSync(parent)
    if (Math.min(bavail * bsize, process.availableMemory()) < enoughBytes) return undefined
    folder = mkdtempSync(join(parent, `${ourPrefix()}${process.pid}-`))
    // Programs that run as another account have files in it too.
    chmodSync(folder, 0o711)
    if (startsPrograms(folder)) return folder
  } catch {
    // There is no such place here, or it is full or closed to this account.
  }
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  return undefined
}

/**
 * Whether a program that lies there can be started. Containers and careful administrators mount such places `noexec`; a shell then passes
 * over a program that plays another, and starts the machine's own.
 */
function startsPrograms(folder: string): boolean {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  const { status } = spawnSync(program)
  rmSync(program)
  return status === 0
}

/** Of all folders that are made where process ids mean what they mean here: containers may share the memory and not the ids. */
const ourPrefix = () => `krajai-tests-${statSync('/proc/self/ns/pid').ino}-`

/** Removes what belongs to a process that is no more: on a disk it would cost room, here it costs memory until the machine starts again. */
function removeLeftIn(parent: string): void {
  const prefix = ourPrefix()
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue
    try {
      rmSync(join(parent, name), { recursive: true, force: true })
    } catch {
      // Another account's is left to that account.
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another account's is alive, too.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
