/** `node cms/hosted.ts FOLDER` writes the editor for staff without the project: three static files. docs/editing.md says how to serve it. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../tools/project-folder.js'
import { createCmsConfig } from './config.ts'

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Editor</title>
<script src="sveltia-cms.js"></script>
</html>
`

const [folder] = process.argv.slice(2)
const { CMS_BACKEND = 'github', CMS_REPOSITORY: repo, CMS_BRANCH: branch = 'main' } = process.env
if (!folder || !repo) {
  console.error('Say where: CMS_REPOSITORY=owner/repository node cms/hosted.ts FOLDER')
  process.exit(1)
}
const { load_config_file: _, ...config } = createCmsConfig(join(projectFolder, 'content'))
// Each saved entry is a branch with a pull request, so that it is checked before it is published.
const hosted = { ...config, backend: { name: CMS_BACKEND, repo, branch }, publish_mode: 'editorial_workflow' }
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'config.yml'), JSON.stringify(hosted))
writeFileSync(join(folder, 'index.html'), PAGE)
copyFileSync(join(projectFolder, 'node_modules/@sveltia/cms/dist/sveltia-cms.js'), join(folder, 'sveltia-cms.js'))
