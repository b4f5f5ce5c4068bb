import { parentPort } from 'node:worker_threads'
import { openSqlite } from './open.ts'

/** A file, and how many of its openers have come. */
export interface Opening {
  file: string
  arrived: Int32Array<SharedArrayBuffer>
  openers: number
}

/** Opens each file it is told of at the moment when all its openers have come, and says why it could not. */
parentPort?.on('message', async ({ file, arrived, openers }: Opening) => {
  Atomics.add(arrived, 0, 1)
  while (Atomics.load(arrived, 0) < openers);
  try {
    await openSqlite(file).destroy()
    parentPort?.postMessage('opened')
  } catch (error) {
    parentPort?.postMessage(String(error))
  }
})
