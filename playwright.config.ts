import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from './tools/chromium.ts'

export default defineConfig({
  testDir: './tests/browser',
  globalSetup: './tools/site-for-tests.ts',
  outputDir: './test-results/browser',
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try has found something.
  retries: 0,
  // A machine that does other things as well is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    screenshot: 'only-on-failure',
    // Tests of what moves ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium() ?? 'chromium',
      args: [...CHROMIUM_ARGUMENTS],
      // Without a UTF-8 locale Chromium saves a download under another name than the Thai one it was given.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
})
