/**
 * `npm run edit` serves the content editor at http://127.0.0.1:4001/ and starts the development site. A save is merged into the files of
 * `content/` if the content check finds no mistake.
 */
import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import type { Collection } from '@sveltia/cms'
import { build, type Plugin, type PreviewServer, preview } from 'vite'
import { listPictures } from '../site/content/source/pictures.ts'
import { normalizeText } from '../site/content/source/source-file.ts'
import { projectFolder } from '../tools/project-folder.js'
import { createCmsConfig } from './config.ts'
import { pictureRoute } from './pictures.ts'
import { ConflictError, type SavedEntry, saveEntry } from './save.ts'

const ROOT = import.meta.dirname
const OUT_DIR = join(projectFolder, '.cache/cms')

/** Blocks requests to other hosts. Sveltia would request a public status page. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' data: blob:",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Removes the fonts that Sveltia's style sheet loads from a CDN, because Sveltia's script loads the same fonts from the package. Replaces
 * the advice to try again later, because the real reason of an error is below it.
 */
const adaptSveltia: Plugin = {
  name: 'adapt-sveltia',
  transform: (code) =>
    code
      .replace(/@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, '')
      .replaceAll(
        'There was an error while saving the entry. Please try again later.',
        'Nothing is saved yet. ยังไม่ได้บันทึก',
      ),
}

function readFiles(project: string): Record<string, string> {
  const paths = globSync('content/**/*.{yaml,md}', { cwd: project })
  return Object.fromEntries(paths.map((path) => [path, normalizeText(readFileSync(join(project, path), 'utf8'))]))
}

/** Adds `GET /start`, `POST /save` and `/pictures` for page.ts. */
function contentRoutes(project: string): Plugin {
  const config = createCmsConfig(join(project, 'content'))
  const collections = (config.collections ?? []).filter((one): one is Collection => 'name' in one)
  return {
    name: 'content-routes',
    configurePreviewServer({ middlewares }) {
      middlewares.use('/start', (_request, response) => {
        const files = readFiles(project)
        // Sveltia keeps unsaved drafts while its configuration stays the same. A draft of older files would take back changes of others.
        const site_url = `http://localhost:4321/#${hash('sha1', JSON.stringify(files))}`
        response.setHeader('Content-Type', 'application/json')
        const pictures = listPictures(join(project, 'content'))
        response.end(JSON.stringify({ config: { ...config, site_url }, files, pictures }))
      })
      middlewares.use('/pictures', pictureRoute(project))
      middlewares.use('/save', async (request, response) => {
        // A page of another site cannot send this type without a CORS preflight.
        const isOurs = request.method === 'POST' && request.headers['content-type'] === 'application/json'
        if (!isOurs) {
          response.writeHead(403).end()
          return
        }
        try {
          const result = saveEntry(project, collections, (await json(request)) as SavedEntry)
          response.setHeader('Content-Type', 'application/json')
          response.end(JSON.stringify(result))
        } catch (error) {
          response.writeHead(error instanceof ConflictError ? 409 : 422, {
            'Content-Type': 'text/plain; charset=utf-8',
          })
          response.end(error instanceof Error ? error.message : String(error))
        }
      })
    },
  }
}

/** Bundles the editor. Takes a few seconds. */
export async function bundleEditor(outDir = OUT_DIR): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [adaptSveltia],
    build: { outDir, emptyOutDir: true },
  })
}

/**
 * Serves the bundled editor for the content of a project.
 *
 * @param port 0 selects a free port
 */
export function serveEditor(
  project: string,
  port: number,
  isOpened: boolean,
  outDir = OUT_DIR,
): Promise<PreviewServer> {
  return preview({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [contentRoutes(project)],
    build: { outDir },
    preview: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      cors: false,
      open: isOpened,
      headers: { 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store' },
    },
  })
}

/** Ends the program with one line if another program uses a port. */
async function requireFreePort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch {
    console.error(
      `Port ${port} is in use. Stop the program that uses it, perhaps another "npm run edit" or "npm run dev".`,
    )
    process.exit(1)
  }
  probe.close()
}

if (import.meta.main) {
  await requireFreePort(4001, '127.0.0.1')
  await requireFreePort(4321, 'localhost')
  await requireFreePort(3001, '127.0.0.1')
  await bundleEditor()
  await serveEditor(projectFolder, 4001, true)
  console.log('The editor is at http://127.0.0.1:4001/.')
  console.log('The site with your changes is at http://localhost:4321/. Ctrl-C stops both.')
  // Vite has set NODE_ENV to production. With it, Astro would read the content only once.
  const env = { ...process.env, NODE_ENV: 'development' }
  // A group of its own: a signal to it also ends the first build, for which `dev.ts` waits.
  const site = spawn(process.execPath, [join(projectFolder, 'tools/dev.ts')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    detached: true,
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => process.kill(-Number(site.pid), signal))
  site.on('exit', (code) => process.exit(code ?? 0))
}
