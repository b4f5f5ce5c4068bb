import { expect, it, vi } from 'vitest'
import { withoutSettings } from '../../tools/build-stamp.ts'

it("a build for the tests reads no settings from a developer's files", async () => {
  for (const [name, value] of Object.entries(withoutSettings({}))) vi.stubEnv(name, value)
  const { default: config } = await import('../../astro.config.ts')
  expect(config.vite?.envDir).toBe(false)
  vi.unstubAllEnvs()
})
