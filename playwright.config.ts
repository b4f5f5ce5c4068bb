import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, requireChromium } from './tools/chromium.ts'

export default defineConfig({
  testDir: './tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results/browser',
  reporter: [['list'], ['json', { outputFile: './test-results/browser.json' }]],
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try has found something.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: requireChromium(process.env), args: chromiumFlags(process.getuid?.()) },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
})
