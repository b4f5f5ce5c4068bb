/** Where the tests are, by the way they run. The configurations of the test runners and `npm test` agree on this. */
export const testFiles = {
  /** Vitest in Node: servers, databases, programs. A process for several files, which loads what they share once. */
  node: ['{server,tools,tests/architecture,tests/deploy,tests/faults}/**/!(*.alone).test.ts'],
  /** The same with a process for each file: what puts something else in a module's place. What is killed has one of its own anyway. */
  alone: ['{contract,downloads,file-formats,server,site,tools}/**/*.alone.test.ts'],
  /** Vitest in Node: what computes and changes nothing outside, so that all of it shares its modules. */
  site: ['{contract,downloads,file-formats,site}/**/!(*.alone).test.ts'],
  /** Vitest with jsdom: React components, and, under the same ending, what else needs a window: no worker goes from Node to one and back. */
  jsdom: ['site/**/!(*.alone).test.tsx'],
  /** The same with a window for each file: a clock that is put in the place of the window's leaves it without frames. */
  'jsdom alone': ['site/**/*.alone.test.tsx'],
  /** Vitest in Node, over the finished `dist/`. */
  built: ['tests/built/**/*.test.ts'],
  /** Playwright, in Chromium, against the real server. */
  browser: ['tests/browser/**/*.spec.ts'],
} as const satisfies Record<string, readonly string[]>
