import { vi } from 'vitest'

/**
 * A condition that a test waits for may take as long as a busy machine needs: it is slow, not wrong. What never comes fails all the
 * same, only later. The runner's own second is too short, and it has no setting for it (as it has for `expect.poll`). `TEST_PATIENCE`
 * is for whoever expects most conditions not to come, in milliseconds.
 */
const PATIENCE_MS = Number(process.env.TEST_PATIENCE ?? 30_000)

const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))

function patient(options: Parameters<typeof waitFor>[1]) {
  return typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options }
}
