/**
 * `npm run edit` serves the content editor at http://127.0.0.1:4001/ and starts the development site. A save is merged into the files of
 * `content/` if the content check finds no mistake.
 */
import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import type { Collection } from '@sveltia/cms'
import { build, type Plugin, type PreviewServer, preview } from 'vite'
import { projectFolder } from '../tools/project-folder.js'
import { createCmsConfig } from './config.ts'
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

/** Removes the fonts that Sveltia's style sheet loads from a CDN. Sveltia's script loads the same fonts from the package. */
const withoutCdnFonts: Plugin = {
  name: 'without-cdn-fonts',
  transform: (code) => code.replace(/@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, ''),
}

function readFiles(project: string): Record<string, string> {
  const paths = globSync('content/**/*.{yaml,md}', { cwd: project })
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(project, path), 'utf8')]))
}

/** Adds `GET /start` and `POST /save` for page.ts. */
function contentRoutes(project: string): Plugin {
  const config = createCmsConfig(join(project, 'content'))
  const collections = (config.collections ?? []).filter((one): one is Collection => 'name' in one)
  return {
    name: 'content-routes',
    configurePreviewServer({ middlewares }) {
      middlewares.use('/start', (_request, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify({ config, files: readFiles(project) }))
      })
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
export async function bundleEditor(): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutCdnFonts],
    build: { outDir: OUT_DIR, emptyOutDir: true },
  })
}

/**
 * Serves the bundled editor for the content of a project.
 *
 * @param port 0 selects a free port
 */
export function serveEditor(project: string, port: number, isOpened: boolean): Promise<PreviewServer> {
  return preview({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [contentRoutes(project)],
    build: { outDir: OUT_DIR },
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

if (import.meta.main) {
  await bundleEditor()
  await serveEditor(projectFolder, 4001, true)
  console.log('The editor is at http://127.0.0.1:4001/. Choose "Work with Local Repository" there.')
  console.log('The site with your changes is at http://localhost:4321/. Ctrl-C stops both.')
  const site = spawn(process.execPath, [join(projectFolder, 'tools/dev.ts')], { stdio: 'inherit' })
  site.on('exit', (code) => process.exit(code ?? 0))
}
