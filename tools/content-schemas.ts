/**
 * The schemas of `content/` as JSON Schema, for editors: what may stand where is offered while it is typed. Made from the schemas that the
 * site is checked with; `.vscode/settings.json` says which file has which.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { contentSchemas } from '../site/content/content-schemas.ts'
import { projectFolder } from './project-folder.js'

/** Where editors find them, in the project's folder; git ignores it. */
export const SCHEMAS_FOLDER = '.cache/content-schemas'

/** A JSON Schema for each YAML file, by its name in that folder: both languages share one. Editors check no front matter. */
export function jsonSchemas(): Map<string, object> {
  return new Map(
    Object.entries(contentSchemas)
      .filter(([path]) => path.endsWith('.yaml'))
      .map(([path, schema]) => [
        path.replace('{locale}', 'en-and-th').replace(/\.yaml$/, '.json'),
        // Rules that only a program can check are left to `npm run check:content`.
        z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' }),
      ]),
  )
}

/** Writes them anew. */
export function writeContentSchemas(): void {
  const folder = join(projectFolder, SCHEMAS_FOLDER)
  rmSync(folder, { recursive: true, force: true })
  for (const [name, schema] of jsonSchemas()) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), JSON.stringify(schema))
  }
}
