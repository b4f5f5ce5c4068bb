import { defineConfig } from 'vitest/config'

/**
 * The tests that `npm run mutate` runs again for each change of a source: those of the same room. The tests of faults are left
 * out, as slow ones, or because they start a server of their own: the change is in this process and would not reach it.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{contract,server/leads,server/delivery}/**/*.test.ts'],
    // A rule that holds on both databases is broken on either. What a change keeps from coming is not waited for long.
    env: { TEST_DATABASES: 'SQLite', TEST_PATIENCE: '2500' },
    expect: { poll: { timeout: 2_500 } },
    testTimeout: 5_000,
    hookTimeout: 3_000,
    setupFiles: ['tests/setup/patience.ts'],
  },
})
