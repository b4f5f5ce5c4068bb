import { vi } from 'vitest'

/**
 * A condition that a test waits for may take as long as a busy machine needs: it is slow, not wrong. What never comes fails all the
 * same, only later. The runner's own second is too short, and it has no setting for it (as it has for `expect.poll`).
 */
const PATIENCE_MS = 20_000

const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options = PATIENCE_MS) => waitFor(callback, options)
vi.waitUntil = (callback, options = PATIENCE_MS) => waitUntil(callback, options)
