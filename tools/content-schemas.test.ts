import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { jsonSchemas, SCHEMAS_FOLDER } from './content-schemas.ts'
import { projectFolder } from './project-folder.js'

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8')
const files = globSync('content/**/*.yaml', { cwd: projectFolder }).sort()
const schemas = jsonSchemas()
const settings = JSON.parse(read('.vscode/settings.json'))['yaml.schemas'] as Record<string, string>
const prefix = `./${SCHEMAS_FOLDER}/`

describe('the editor', () => {
  it('has a schema for every YAML file of the content, and one only', () => {
    const found = files.map((file) => [
      file,
      Object.keys(settings).filter((name) => matchesGlob(file, settings[name] ?? '')),
    ])
    expect(found.filter(([, names]) => names?.length !== 1)).toEqual([])
  })

  it('is told of schemas that are made, and of all of them', () => {
    expect(Object.keys(settings).sort()).toEqual([...schemas.keys()].map((name) => prefix + name).sort())
  })
})

it.each(Object.entries(settings))('%s takes what is there', (name, pattern) => {
  const schema = z.fromJSONSchema(schemas.get(name.slice(prefix.length)) as Parameters<typeof z.fromJSONSchema>[0])
  const found = files.filter((file) => matchesGlob(file, pattern))
  expect(found).not.toEqual([])
  for (const file of found) expect(schema.safeParse(parse(read(file))).error?.issues.slice(0, 3)).toBeUndefined()
})

it('a mistyped key is a mistake in the editor, too', () => {
  const schema = z.fromJSONSchema(schemas.get('en-and-th/site.json') as Parameters<typeof z.fromJSONSchema>[0])
  const data = parse(read('content/en/site.yaml'))
  expect(schema.safeParse({ ...data, sepia: 'x' }).success).toBe(false)
})
