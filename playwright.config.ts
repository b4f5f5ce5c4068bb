import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, chromiumOptions } from './tools/chromium.ts'

/** Fonts of a device, so that no result depends on the machine's. macOS and Windows do not read it. */
const launch = (fonts: string) => ({
  ...chromiumOptions(),
  args: [...CHROMIUM_ARGUMENTS],
  // Without a UTF-8 locale, Chromium changes the Thai names of downloads.
  env: { ...process.env, LC_ALL: 'C.UTF-8', FONTCONFIG_FILE: join(import.meta.dirname, 'tests/fonts', fonts) },
})

export default defineConfig({
  testDir: './tests/browser',
  globalSetup: './tools/site-for-tests.ts',
  outputDir: './test-results/browser',
  fullyParallel: true,
  workers: 2,
  // A test that fails once shows a problem, even if a second try passes.
  retries: 0,
  // A busy machine is slow, and slowness alone must not fail a test.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    screenshot: 'only-on-failure',
    // Tests of animations turn motion on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launch('fonts.conf'),
  },
  projects: [
    { name: 'chromium' },
    { name: 'noto', testMatch: 'fonts.spec.ts', use: { launchOptions: launch('noto.conf') } },
  ],
})
