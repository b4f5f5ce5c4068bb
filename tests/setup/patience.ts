import { beforeEach, vi } from 'vitest'
import { setSkip } from '../support/sample.ts'

/**
 * The timeout of `vi.waitFor` and `vi.waitUntil` in milliseconds. Vitest's default of one second is too short for a busy machine, and
 * Vitest has no setting for it. `TEST_PATIENCE` sets another timeout.
 */
const PATIENCE_MS = Number(process.env.TEST_PATIENCE ?? 30_000)

const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))

function patient(options: Parameters<typeof waitFor>[1]) {
  return typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options }
}

beforeEach(({ skip }) => setSkip(skip))
