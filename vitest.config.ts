import { defineConfig } from 'vitest/config'
import { testFiles } from './tools/test-files.ts'

// A machine that does other things as well is slow, not wrong: twenty at once, and a start that takes a second takes a minute.
const patience = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
  setupFiles: ['tests/setup/patience.ts'],
}

export default defineConfig({
  test: {
    // Most of the long tests wait for servers they have started.
    maxWorkers: 2,
    // A rule is checked on every page at once: its failure names them all.
    chaiConfig: { truncateThreshold: 2_000 },
    projects: [
      {
        extends: true,
        test: {
          ...patience,
          name: 'node',
          environment: 'node',
          include: [...testFiles.node],
          globalSetup: ['server/testing/shared-postgres.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...patience,
          name: 'alone',
          environment: 'node',
          include: [...testFiles.alone],
          globalSetup: ['server/testing/shared-postgres.ts'],
        },
      },
      {
        extends: true,
        // What only computes leaves nothing behind, so its modules are loaded once for all files of a worker.
        test: {
          ...patience,
          name: 'site',
          environment: 'node',
          include: [...testFiles.site],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...patience,
          name: 'jsdom',
          pool: 'threads',
          environment: 'jsdom',
          // React, and the window, are there once for all files of a worker; no test leaves a double in either.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          include: [...testFiles.jsdom],
          setupFiles: [...patience.setupFiles, 'tests/setup/jsdom.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...patience,
          name: 'jsdom alone',
          pool: 'threads',
          environment: 'jsdom',
          include: [...testFiles['jsdom alone']],
          setupFiles: [...patience.setupFiles, 'tests/setup/jsdom.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...patience,
          name: 'built',
          environment: 'node',
          include: [...testFiles.built],
          globalSetup: ['tools/site-for-tests.ts'],
          // All files read the same pages, which are read and parsed once.
          isolate: false,
          maxWorkers: 1,
        },
      },
    ],
  },
})
