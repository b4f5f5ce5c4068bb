/**
 * Sveltia CMS over a copy of `content/` in the browser's own file system. Our server hands the files out and writes what is saved, so
 * nobody has to pick a folder, and a save that the content check refuses changes nothing.
 */
import CMS, { type AppEventListener, type CmsConfig } from '@sveltia/cms'

interface Start {
  config: CmsConfig
  /** The text of each file by its path in the project: `content/en/home.yaml`. */
  files: Record<string, string>
}

type Entry = Parameters<AppEventListener['handler']>[0]['entry']

async function folderAt(root: FileSystemDirectoryHandle, parts: readonly string[]): Promise<FileSystemDirectoryHandle> {
  let folder = root
  for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true })
  return folder
}

/** A folder in the browser that holds the content as it is on disk now. Sveltia only opens a folder that has `.git` in it. */
async function copyContent(files: Start['files']): Promise<FileSystemDirectoryHandle> {
  const storage = await navigator.storage.getDirectory()
  await storage.removeEntry('content-copy', { recursive: true }).catch(() => undefined)
  const root = await storage.getDirectoryHandle('content-copy', { create: true })
  await root.getDirectoryHandle('.git', { create: true })
  for (const [path, text] of Object.entries(files)) {
    const parts = path.split('/')
    const folder = await folderAt(root, parts.slice(0, -1))
    const file = await folder.getFileHandle(parts.at(-1) ?? '', { create: true })
    const writer = await file.createWritable()
    await writer.write(text)
    await writer.close()
  }
  return root
}

/** Sveltia shows the cause of an error with this message to the person who saves. */
const refuse = (reason: string) => new Error('saving_failed', { cause: new Error(reason) })

async function save(entry: Entry): Promise<void> {
  const { collection, slug, path, newRecord, data, i18n } = entry.toJS()
  const answer = await fetch('/save', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ collection, slug, path, newRecord, data, i18n }),
  }).catch(() => undefined)
  if (!answer) throw refuse('The editor’s server does not answer. Start npm run edit again, and save once more.')
  if (!answer.ok) throw refuse(await answer.text())
}

const { config, files }: Start = await (await fetch('/start')).json()
const folder = await copyContent(files)
Object.assign(window, { showDirectoryPicker: async () => folder })
CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => save(entry) })
CMS.init({ config })
