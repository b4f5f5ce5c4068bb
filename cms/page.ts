/**
 * Runs Sveltia CMS with a copy of `content/` in the browser's private file system, so that nobody has to select a folder. `server.ts` sends
 * the files, checks each save and writes the real files.
 */
import CMS, { type AppEventListener, type CmsConfig } from '@sveltia/cms'

interface EditorData {
  config: CmsConfig
  /** Texts by path, such as `content/en/home.yaml`. */
  files: Record<string, string>
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

/** Copies the content into a folder of the browser. Sveltia opens only a folder with `.git`. */
async function copyContent(files: EditorData['files']): Promise<FileSystemDirectoryHandle> {
  const storage = await navigator.storage.getDirectory()
  await storage.removeEntry('content-copy', { recursive: true }).catch(() => undefined)
  const root = await storage.getDirectoryHandle('content-copy', { create: true })
  await root.getDirectoryHandle('.git', { create: true })
  for (const [path, text] of Object.entries(files)) {
    const parts = path.split('/')
    const folder = await createFolder(root, parts.slice(0, -1))
    const file = await folder.getFileHandle(parts.at(-1) ?? '', { create: true })
    const writer = await file.createWritable()
    await writer.write(text)
    await writer.close()
  }
  return root
}

/** Sveltia shows the cause of an error with this message. */
const createSaveError = (reason: string) => new Error('saving_failed', { cause: new Error(reason) })

async function save(entry: Entry): Promise<void> {
  const { collection, slug, path, newRecord, data, i18n } = entry.toJS()
  const response = await fetch('/save', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ collection, slug, path, newRecord, data, i18n }),
  }).catch(() => undefined)
  if (!response) throw createSaveError('The editor’s server does not answer. Run "npm run edit" again and save again.')
  if (!response.ok) throw createSaveError(await response.text())
}

const { config, files }: EditorData = await (await fetch('/start')).json()
const folder = await copyContent(files)
Object.assign(window, { showDirectoryPicker: async () => folder })
CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => save(entry) })
CMS.init({ config })
