import { defineConfig } from 'vitest/config'

/**
 * The tests that `npm run mutate` runs again for each change of a source. Those that start a server of their own are left
 * out: the change is in this process and would not reach it.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{contract,server}/**/*.test.ts', 'tests/faults/delivery-*.test.ts'],
    exclude: ['server/main.test.ts', 'server/cli/main.test.ts', 'tests/faults/delivery-rest*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
