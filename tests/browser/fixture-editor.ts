import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { startEditor } from '../../editor/started-editor.ts'
import { projectFolder } from '../../tools/runtime.js'
import { collectFaults } from './fixture-page-faults.ts'

export { expect }

/** The editor over a copy of the content, which is committed as it stands. */
export interface RunningEditor {
  /** With the token that opens it. */
  address: string
  textOf: (path: string) => string
}

/** It bundles its page before it listens. */
const START_MILLISECONDS = 120_000

function commit(folder: string): void {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'ignore' })
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=Test', '-c', 'user.email=test@krajai.example', 'commit', '--quiet', '--message', 'As it stands')
}

export const test = base.extend<
  { expectedConsole: readonly [] | readonly [RegExp]; withoutFaults: undefined },
  { editor: RunningEditor }
>({
  editor: [
    async ({ browser: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'krajai-editor-'))
      cpSync(join(projectFolder, 'content'), folder, { recursive: true })
      commit(folder)
      const { address, stop } = await startEditor(folder, 'en')
      await use({ address, textOf: (path) => readFileSync(join(folder, path), 'utf8') })
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: START_MILLISECONDS + 60_000 },
  ],
  expectedConsole: [[], { option: true }],
  withoutFaults: [
    async ({ browser, expectedConsole }, use) => {
      const { faults, stop } = collectFaults(browser)
      await use(undefined)
      stop()
      const [expected] = expectedConsole
      const unexpected = faults.filter((fault) => !expected?.test(fault))
      if (unexpected.length > 0) throw new Error(`Something went wrong in the page:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],
})

/** Waits are for the check of all content on a busy machine. */
export const soon = { timeout: 60_000 }

/** @param view the address within the editor, of another view than the first */
export async function openEditor(page: Page, editor: RunningEditor, view = ''): Promise<void> {
  await page.goto(editor.address)
  await expect(page.getByRole('navigation', { name: 'Pages and files' }).getByText('Home page').first()).toBeVisible(
    soon,
  )
  if (view) await page.evaluate((hash) => location.assign(hash), view)
}
