import { PassThrough } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { write } from './context.ts'

it('waits for a reader that is slower than the database, and for nobody where nothing is written', async () => {
  const output = new PassThrough({ highWaterMark: 4 })
  let isWritten = false
  const writing = write(output, 'more than four bytes').then(() => {
    isWritten = true
  })
  await turn()
  expect(isWritten).toBe(false)
  // Into a full pipe, too.
  await write(output, '')
  output.resume()
  await writing
  expect(isWritten).toBe(true)
})
