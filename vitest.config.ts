import { defineConfig } from 'vitest/config'
import { testFiles } from './tools/test-files.ts'

// A busy machine with two cores is slow, not wrong.
const patience = { testTimeout: 20_000, hookTimeout: 30_000 }

export default defineConfig({
  test: {
    projects: [
      { test: { ...patience, name: 'node', environment: 'node', include: [...testFiles.node] } },
      {
        test: {
          ...patience,
          name: 'jsdom',
          environment: 'jsdom',
          include: [...testFiles.jsdom],
          setupFiles: ['tests/setup/jsdom.ts'],
        },
      },
      { test: { ...patience, name: 'built', environment: 'node', include: [...testFiles.built] } },
    ],
  },
})
