import { defineConfig, devices } from '@playwright/test'
import { findChromium, findHeadlessShell } from './tools/chromium.ts'
import { CHROMIUM_ARGUMENTS, SHELL_ARGUMENTS } from './tools/chromium-arguments.ts'

/** What Chromium's headless shell cannot show: these files are for the whole browser. */
const FOR_WHOLE_CHROMIUM = [
  // The shell keeps no page that is left, and loads it anew.
  '**/back.spec.ts',
  '**/counted-visits.spec.ts',
  '**/forms-back.spec.ts',
]

const use = devices['Desktop Chrome']
const shell = findHeadlessShell(process.env)

/** Where a machine has no language set, Chromium would give a download with a Thai name another one. */
const launched = (executablePath: string, args: string[]) => ({
  executablePath,
  args,
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
})

export default defineConfig({
  testDir: './tests/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: ['./tools/chromium-for-tests.ts', './tools/site-for-tests.ts'],
  outputDir: './test-results/browser',
  reporter: [['list'], ['json', { outputFile: './test-results/browser.json' }]],
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try has found something.
  retries: 0,
  // A machine that does other things as well is slow, not wrong; what never comes fails all the same, only later.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 40_000,
    navigationTimeout: 40_000,
    // Writing a trace slows every test down; `npx playwright test … --trace on` makes one where it is wanted.
    screenshot: 'only-on-failure',
    // Drawing what moves is most of a page's work, and a view transition on a busy machine an error of Chromium's. Tests of
    // what moves, or of what stands still while something else does, ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    // This file is read where no browser is wanted, too; the set-up says what is missing before any test.
    launchOptions: launched(findChromium(process.env) ?? '', CHROMIUM_ARGUMENTS),
  },
  projects: shell
    ? [
        { name: 'chromium', testMatch: FOR_WHOLE_CHROMIUM, use },
        {
          name: 'headless shell',
          testIgnore: FOR_WHOLE_CHROMIUM,
          use: { ...use, launchOptions: launched(shell, SHELL_ARGUMENTS) },
        },
      ]
    : [{ name: 'chromium', use }],
})
