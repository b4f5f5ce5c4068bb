/**
 * The schemas of `content/` as JSON Schema, for editors: what may stand where is offered while it is typed. Made from the schemas that the
 * site is checked with; `.vscode/settings.json` says which file has which.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { loadContent } from '../site/content/load-content.ts'
import { ContentError } from '../site/content/mistakes.ts'
import { projectFolder } from './project-folder.js'

/** Where editors find them, in the project's folder; git ignores it. */
export const SCHEMAS_FOLDER = '.cache/content-schemas'

/**
 * A schema for each YAML file, by its name in that folder: both languages of a file share one. Editors know no front matter, so Markdown has
 * none.
 */
export function contentSchemas(): Map<string, object> {
  const schemas = new Map<string, object>()
  try {
    loadContent(join(projectFolder, 'content'), (path, schema) => {
      const name = path.replace(/^(?:en|th)\//, 'en-and-th/').replace(/\.yaml$/, '.json')
      if (!path.endsWith('.yaml') || schemas.has(name)) return
      // Rules that only a program can tell are left to `npm run check:content`.
      schemas.set(name, z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' }))
    })
  } catch (error) {
    // The schemas were all seen by then, and the mistakes are told elsewhere.
    if (!(error instanceof ContentError)) throw error
  }
  return schemas
}

/** Writes them anew. */
export function writeContentSchemas(): void {
  const folder = join(projectFolder, SCHEMAS_FOLDER)
  rmSync(folder, { recursive: true, force: true })
  for (const [name, schema] of contentSchemas()) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), JSON.stringify(schema))
  }
}
