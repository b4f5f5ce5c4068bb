import { defineConfig } from 'vitest/config'

// In a hook, git sets these, and tests with a repository of their own would change this one.
delete process.env.GIT_DIR
delete process.env.GIT_WORK_TREE
delete process.env.GIT_INDEX_FILE

// A busy machine is slow, and slowness alone must not fail a test.
const shared = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
  setupFiles: ['tests/setup/patience.ts'],
}

/** Tests that need what Windows lacks: signals that a program answers, modes and accounts of Unix, PostgreSQL on a socket file. */
const unixOnly = ['tests/faults/**', 'server/main.test.ts', 'server/database/open.test.ts', 'server/cli/leads.test.ts']
const skipped = process.platform === 'win32' ? unixOnly : []
if (skipped.length > 0) console.log(`Skipped, because they need Unix: ${skipped.join(', ')}`)

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', '.cache/**', 'tests/{built,engines}/**', '**/*.alone.test.ts', ...skipped],
          globalSetup: ['tests/support/shared-postgres.ts'],
          // Files share the modules that they load, which saves half of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'alone',
          environment: 'node',
          include: ['**/*.alone.test.ts'],
          exclude: ['**/node_modules/**', '.cache/**'],
          globalSetup: ['tests/support/shared-postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'jsdom',
          environment: 'jsdom',
          include: ['site/**/*.test.tsx'],
          setupFiles: [...shared.setupFiles, 'tests/setup/jsdom.ts'],
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'built',
          environment: 'node',
          include: ['tests/built/**/*.test.ts'],
          globalSetup: ['tools/site-for-tests.ts'],
          // All files read the same pages, which are parsed once.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tools/site-for-tests.ts'],
        },
      },
    ],
  },
})
