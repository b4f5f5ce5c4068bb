import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFolder } from '../../tools/runtime.js'

/** Of Linux's browsers, those that come as a snap see nothing of /tmp; elsewhere that is the account's own. */
const parent = process.platform === 'linux' ? join(projectFolder, '.cache') : tmpdir()

/**
 * A file of the owner alone that leads a browser to an address with a key. Other accounts of the machine can read what a browser is
 * started with in the list of processes: so that is this file's name, and not the address.
 *
 * @param address of letters, digits and what else stands in HTML for itself
 */
export function openingFile(address: string): { file: string; remove: () => void } {
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'editor-'))
  const file = join(folder, 'open.html')
  const page = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${address}"><a href="${address}">${new URL(address).host}</a>`
  writeFileSync(file, page, { mode: 0o600 })
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
