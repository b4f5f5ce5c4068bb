/** Where the tests are, by the way they run. The configurations of the test runners and `npm test` agree on this. */
export const testFiles = {
  /** Vitest in Node: everything that needs no document. */
  node: ['{contract,downloads,server,site,tools,tests/architecture,tests/faults}/**/*.test.ts'],
  /** Vitest with jsdom: React components. */
  jsdom: ['site/**/*.test.tsx'],
  /** Vitest in Node, over the finished `dist/`. */
  built: ['tests/built/**/*.test.ts'],
  /** Playwright, in Chromium, against the real server. */
  browser: ['tests/browser/**/*.spec.ts'],
} as const satisfies Record<string, readonly string[]>
