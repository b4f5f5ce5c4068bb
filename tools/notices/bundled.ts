/** Which packages' code is in the scripts that browsers load: written down while they are bundled, for the notices. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { projectFolder } from '../runtime.js'

const recordFile = join(projectFolder, '.cache/bundled-packages.json')

/** The folder in node_modules of the package that a module is of; undefined for one of ours. */
export function packageFolderOf(module: string): string | undefined {
  return /(?:^|\/)(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)/.exec(module.replaceAll('\\', '/'))?.[1]
}

/** For Vite, in astro.config.ts. */
export function bundledPackages(): Plugin {
  const folders = new Set<string>()
  return {
    name: 'bundled-packages',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const [module, { renderedLength }] of Object.entries(chunk.modules)) {
          const folder = renderedLength > 0 ? packageFolderOf(module) : undefined
          if (folder) folders.add(folder)
        }
      }
      mkdirSync(dirname(recordFile), { recursive: true })
      writeFileSync(recordFile, JSON.stringify([...folders].sort()))
    },
  }
}

/** The folders of all packages whose code is in the scripts that were bundled last. */
export const readBundledPackages = (): string[] => JSON.parse(readFileSync(recordFile, 'utf8'))
