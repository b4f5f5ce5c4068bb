import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes what the next build need not make again. Under its name it is complete, also for another build that looks at this moment. */
export function keepFile(path: string, content: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, content)
  renameSync(unfinished, path)
}
