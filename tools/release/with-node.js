/** Runs a program of a release with the Node that started this, if it is the right one: an older one could not even read it. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isRightNode } from '../right-node.js'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const needed = readFileSync(join(root, '.nvmrc'), 'utf8').trim()
const [program = '', ...words] = process.argv.slice(2)

if (isRightNode(process.versions.node, needed)) {
  const file = join(root, program)
  process.argv = [process.execPath, file, ...words]
  await import(pathToFileURL(file).href)
} else {
  console.error(
    `This needs Node ${needed}, and was started with ${process.versions.node}: put the right one first in PATH`,
  )
  process.exitCode = 1
}
