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

test('the preview is given none of the settings by which a form would reach people, and keeps the rest', async () => {
  const settings = {
    SMTP_URL: 'smtps://user:password@mail.krajai.example',
    MAIL_FROM: 'hello@krajai.example',
    LEADS_MAIL_TO: 'sales@krajai.example',
    WEBHOOK_URL: 'https://crm.krajai.example/hooks',
    WEBHOOK_SECRET: 'whsec_secret',
    PUBLIC_ANALYTICS_SRC: 'https://analytics.krajai.example/script.js',
  }
  for (const [name, value] of Object.entries({ ...settings, TERM: 'editor' })) vi.stubEnv(name, value)
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const { folder, program } = programOf(`
    import { writeFileSync } from 'node:fs'
    import { join } from 'node:path'
    writeFileSync(join(process.env.CONTENT_FOLDER, 'seen.json'), JSON.stringify(process.env))
  `)
  const preview = await startPreview(folder, program)
  await vi.waitFor(() => expect(preview.state()).toEqual({ ended: true }), PATIENTLY)
  const seen = JSON.parse(readFileSync(join(folder, 'seen.json'), 'utf8'))
  expect(Object.keys(settings).filter((name) => name in seen)).toEqual([])
  expect(seen).toMatchObject({ ENV_FILES: 'none', TERM: 'editor', PATH: process.env.PATH })
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
