import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'

/** A mistake in the file is the content check's to report. */
const readContent = (path: string): unknown =>
  parseDocument(readFileSync(join(process.cwd(), 'content', path), 'utf8')).toJS()

/** Collects every text under one of the keys. */
function collectTexts(node: unknown, keys: ReadonlySet<string>): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    keys.has(key) && typeof value === 'string' ? [value] : collectTexts(value, keys),
  )
}

/** Half the width of a phone. A longer name breaks between its words. */
const LONGEST = 20

/** The company, the parts of its address, and the people and clients of the samples. Each word of a name stays on one line. */
export const THAI_NAMES = [
  ...collectTexts(readContent('identity.yaml'), new Set(['th', 'street', 'district', 'city'])),
  ...collectTexts(readContent('th/samples.yaml'), new Set(['name', 'client'])),
]
  .flatMap((name) => name.split(' '))
  .filter((name) => /\p{Script=Thai}/u.test(name) && name.length <= LONGEST)
