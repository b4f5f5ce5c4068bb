import { expect, it, vi } from 'vitest'
import { withoutSettings } from '../../tools/build-stamp.ts'

it("a build for the tests reads no settings from a developer's files", async () => {
  for (const [name, value] of Object.entries(withoutSettings({}))) vi.stubEnv(name, value)
  vi.resetModules()
  const { default: config } = await import('../../astro.config.ts')
  expect(config.vite?.envDir).toBe(false)
  vi.unstubAllEnvs()
})

it.each([
  ['', 'http://localhost:3000'],
  ['https://www.example.com/', 'https://www.example.com'],
])('SITE_URL=%s is the origin %s for Astro as for the server', async (given, origin) => {
  vi.stubEnv('SITE_URL', given)
  vi.resetModules()
  const { default: config } = await import('../../astro.config.ts')
  expect(config.site).toBe(origin)
  vi.unstubAllEnvs()
})

it('the browser tests’ configuration is read without a browser, as by programs that look for what is unused', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  await expect(import('../../playwright.config.ts')).resolves.toHaveProperty('default.testDir', './tests/browser')
  vi.unstubAllEnvs()
})
