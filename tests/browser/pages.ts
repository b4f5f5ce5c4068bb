import { globSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../../tools/runtime.js'

/** The address of every page of the built site, not-found pages aside. */
export const pagePaths = globSync('**/*.html', { cwd: join(projectFolder, 'dist') })
  .filter((file) => !/(?:^|\/)404\.html$/.test(file))
  .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
  .sort()
