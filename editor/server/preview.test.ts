import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startPreview } from './preview.ts'

/** The start of a program that takes a second may take a minute. */
const PATIENTLY = { timeout: 120_000 }

/** A program in place of the development server. */
function programOf(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'krajai-preview-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const program = join(folder, 'program.mjs')
  writeFileSync(program, source)
  return { folder, program }
}

test('the preview has a database of its own, reads no settings file, and its end is known', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://somebody@127.0.0.1/leads')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const { folder, program } = programOf(`
    import { existsSync, writeFileSync } from 'node:fs'
    import { dirname, join } from 'node:path'
    const { ENV_FILES: files, DATABASE_URL: database, CONTENT_FOLDER: content } = process.env
    const isThere = existsSync(dirname(database.slice('file:'.length)))
    writeFileSync(join(content, 'seen.json'), JSON.stringify({ files, database, isThere }))
  `)
  const preview = await startPreview(folder, program)
  await vi.waitFor(() => expect(preview.state()).toEqual({ ended: true }), PATIENTLY)
  const { files, database, isThere } = JSON.parse(readFileSync(join(folder, 'seen.json'), 'utf8'))
  expect([files, isThere]).toEqual(['none', true])
  expect(database).toMatch(/^file:\/.*leads\.db$/)
  expect(existsSync(dirname(database.slice('file:'.length)))).toBe(false)
})

test('the preview is told of when it answers, and stopped', async () => {
  const { folder, program } = programOf(`
    import { createServer } from 'node:http'
    createServer().listen(Number(process.argv.at(-1)), '127.0.0.1')
  `)
  const preview = await startPreview(folder, program)
  await vi.waitFor(() => expect(preview.state().address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/), PATIENTLY)
  await preview.stop()
  expect(preview.state()).toEqual({ ended: true })
})
