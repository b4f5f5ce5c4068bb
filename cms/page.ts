/**
 * Runs Sveltia CMS with a copy of `content/` in the browser's private file system, so that nobody has to select a folder. `server.ts` sends
 * the files, checks each save and writes the real files.
 */
import CMS, { type AppEventListener, type CmsConfig } from '@sveltia/cms'
import { LOCALES } from '../contract/locale.ts'
import type { SavedEntry, SaveResult } from './save.ts'

interface EditorData {
  config: CmsConfig
  /** Texts by path, such as `content/en/home.yaml`. */
  files: Record<string, string>
  /** The file names in `content/pictures`. */
  pictures: string[]
}

type Entry = Parameters<AppEventListener['handler']>[0]['entry']

async function createFolder(
  root: FileSystemDirectoryHandle,
  parts: readonly string[],
): Promise<FileSystemDirectoryHandle> {
  let folder = root
  for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true })
  return folder
}

/** The folder of the browser that has the copy, and the lock of who writes into it. */
const COPY = 'content-copy'

/**
 * Copies the content into a folder of the browser. Sveltia opens only a folder with `.git`. The folder itself stays, because other tabs
 * of the editor write into it.
 */
async function copyContent({ files, pictures }: EditorData): Promise<FileSystemDirectoryHandle> {
  const storage = await navigator.storage.getDirectory()
  const root = await storage.getDirectoryHandle(COPY, { create: true })
  await root.removeEntry('content', { recursive: true }).catch(() => undefined)
  await root.getDirectoryHandle('.git', { create: true })
  const write = async (path: string, content: string | Blob) => {
    const parts = path.split('/')
    const folder = await createFolder(root, parts.slice(0, -1))
    const file = await folder.getFileHandle(parts.at(-1) ?? '', { create: true })
    const writer = await file.createWritable()
    await writer.write(content)
    await writer.close()
  }
  for (const [path, text] of Object.entries(files)) await write(path, text)
  for (const name of pictures) {
    const response = await fetch(`/pictures/${name}`)
    versions.set(name, response.headers.get('ETag') ?? '')
    await write(`content/pictures/${name}`, await response.blob())
  }
  return root
}

/** The version of each picture that this tab knows: the `ETag` of the server. */
const versions = new Map<string, string>()

/** Sends a picture of the copy to the server, or deletes it there. The server refuses if somebody else has changed it. */
async function sendPicture(pictures: FileSystemDirectoryHandle, name: string): Promise<string> {
  const handle = await pictures.getFileHandle(name).catch(() => undefined)
  const version = versions.get(name)
  const headers = version ? { 'If-Match': version } : { 'If-None-Match': '*' }
  const how = handle ? { method: 'PUT', body: await handle.getFile() } : { method: 'DELETE' }
  const response = await fetch(`/pictures/${name}`, { ...how, headers })
  if (!response.ok) return response.text()
  const next = response.headers.get('ETag')
  if (next) versions.set(name, next)
  else versions.delete(name)
  return ''
}

/**
 * Watches the pictures in the copy: sends each new one to the server, and each removed one as DELETE. Sveltia fires no event for
 * pictures. The root is observed, because another tab that
 * starts replaces the folders in it; its work is awaited, and is no change.
 */
async function sendPictures(root: FileSystemDirectoryHandle): Promise<void> {
  const observer = new FileSystemObserver((records) =>
    navigator.locks.request(root.name, async () => {
      const paths = records.flatMap((record) => [record.relativePathComponents, record.relativePathMovedFrom ?? []])
      const names = new Set(paths.filter(([, folder]) => folder === 'pictures').map(([, , name = '']) => name))
      const pictures = await createFolder(root, ['content', 'pictures'])
      // Sveltia tries the folder with hidden files of its own.
      for (const name of names) if (/^[^.]/.test(name)) showNote(await sendPicture(pictures, name))
    }),
  )
  await observer.observe(root, { recursive: true })
}

/** Chrome and Edge have it; TypeScript's library does not. */
declare class FileSystemObserver {
  constructor(
    callback: (records: { relativePathComponents: string[]; relativePathMovedFrom?: string[] | null }[]) => void,
  )
  observe(handle: FileSystemHandle, options: { recursive: boolean }): Promise<void>
}

/** Sveltia shows the cause of an error with this message. */
const createSaveError = (reason: string) => new Error('saving_failed', { cause: new Error(reason) })

const post = async (entry: SavedEntry) => {
  // Sveltia marks the items of a list from which an item was removed.
  const body = JSON.stringify(entry, (key, value) => (key.startsWith('__sc_') ? undefined : value))
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch('/save', { method: 'POST', headers, body }).catch(() => undefined)
  if (!response) throw createSaveError('The editor’s server does not answer. Run "npm run edit" again and save again.')
  return response
}

/** Shows a text until the user clicks, below those that are shown already. */
function showNote(text: string): void {
  const note = document.querySelector<HTMLElement>('[popover]')
  if (!note || text === '') return
  note.textContent = note.matches(':popover-open') ? `${note.textContent}\n${text}` : text
  note.showPopover()
}

/** Saves an entry. Sveltia goes on with the entry that this returns, so it has the changes of others too. */
async function save(entry: Entry): Promise<Entry> {
  const { collection, slug, path, data, i18n } = entry.toJS()
  const paths = LOCALES.map((locale) => path.replace(/^content\/(?:en|th)\//, `content/${locale}/`))
  const loaded = Object.fromEntries(Object.entries(files).filter(([name]) => paths.includes(name)))
  const saved: SavedEntry = { collection, slug, path, data, i18n, loaded }
  let response = await post(saved)
  if (response.status === 409) {
    const reason = await response.text()
    const choice = 'OK writes your version. Cancel writes nothing and goes back to your text.'
    if (!confirm(`${reason}\n\n${choice}`)) throw createSaveError(reason)
    response = await post({ ...saved, isForced: true })
  }
  if (!response.ok) throw createSaveError(await response.text())
  const result: SaveResult = await response.json()
  Object.assign(files, result.texts)
  showNote(result.notes.join('\n'))
  return entry.set('data', result.data).set('i18n', result.i18n)
}

const start: EditorData = await (await fetch('/start')).json()
const { config, files } = start
const folder = await navigator.locks.request(COPY, () => copyContent(start))
await sendPictures(folder)
Object.assign(window, { showDirectoryPicker: async () => folder })
CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => save(entry) })
CMS.init({ config })
// Sveltia's start screen also offers GitHub, which is not used here.
const starter = new MutationObserver(() => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent.includes('Local Repository'),
  )
  if (!button || button.disabled) return
  starter.disconnect()
  // Later, because Sveltia still reads in the storage of the browser who was here last, and would then change to GitHub.
  setTimeout(() => button.click())
})
starter.observe(document.body, { childList: true, subtree: true })
