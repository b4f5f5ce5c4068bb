import { join } from 'node:path'
import globalData from '@csstools/postcss-global-data'
import customMedia from 'postcss-custom-media'
import { build } from 'vite'
import { projectFolder } from '../../tools/runtime.js'
import type { PageFile } from './app.ts'

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
}

const steps = join(projectFolder, 'site/styles/steps.css')

/** The editor's page, bundled in memory: nothing of it is written anywhere, least of all into the built site. */
export async function buildPage(): Promise<Map<string, PageFile>> {
  const result = await build({
    root: join(projectFolder, 'editor/app'),
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    css: { postcss: { plugins: [globalData({ files: [steps] }), customMedia()] } },
    build: { write: false, assetsInlineLimit: 0, modulePreload: false, chunkSizeWarningLimit: 2000 },
  })
  if (!('output' in result)) throw new Error('the page was not bundled')
  return new Map(
    result.output.map((file) => {
      const type = TYPES[file.fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
      const path = file.fileName === 'index.html' ? '/' : `/${file.fileName}`
      return [path, { type, body: file.type === 'chunk' ? file.code : file.source }]
    }),
  )
}
