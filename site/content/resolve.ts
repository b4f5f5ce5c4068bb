import { keyPath } from './check-file.ts'
import { ContentError } from './content-error.ts'
import { type Figure, figure, hasFact } from './figure.ts'
import type { Identity } from './identity.ts'
import type { ContentLocale } from './locales.ts'
import type { FactGroup } from './schemas/facts.ts'

/** Copy after loading: every `figure: path` has become the figure itself. */
export type Resolved<Copy> = Copy extends string
  ? Copy
  : Copy extends object
    ? { [Key in keyof Copy]: Key extends 'figure' ? Figure : Resolved<Copy[Key]> }
    : Copy

/** Placeholders that are filled in while a page is built or shown, not when content is loaded. */
const openPlaceholders = new Set(['name', 'n', 'total', 'year', 'title'])

const placeholder = /\{([^{}]*)\}/g

/** What copy is resolved against. */
export interface Surroundings {
  file: string
  locale: ContentLocale
  facts: FactGroup
  identity: Identity
}

function fillIn(copy: string, key: string, around: Surroundings): string {
  return copy.replace(placeholder, (whole, name: string) => {
    if (openPlaceholders.has(name)) return whole
    if (name === 'identity.name') return around.identity.name
    if (name === 'identity.phone') return around.identity.phone
    if (name === 'identity.email') return around.identity.email
    if (name === 'identity.address') return around.identity.addressLine
    if (hasFact(around.facts, name)) return figure(around.facts, name, around.locale).text
    throw new ContentError(around.file, key, `unknown placeholder ${whole}`)
  })
}

function resolveNode(node: unknown, path: readonly PropertyKey[], around: Surroundings): unknown {
  if (typeof node === 'string') {
    if (path.at(-1) !== 'figure') return fillIn(node, keyPath(path), around)
    if (!hasFact(around.facts, node)) throw new ContentError(around.file, keyPath(path), `unknown figure ${node}`)
    return figure(around.facts, node, around.locale)
  }
  if (Array.isArray(node)) return node.map((item, index) => resolveNode(item, [...path, index], around))
  if (typeof node === 'object' && node !== null) {
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, resolveNode(value, [...path, key], around)]),
    )
  }
  return node
}

/**
 * The copy of one file with its placeholders filled in and its figures looked up.
 * @throws ContentError naming file and key of a placeholder or figure that does not exist.
 */
export function resolve<Copy>(copy: Copy, around: Surroundings): Resolved<Copy> {
  return resolveNode(copy, [], around) as Resolved<Copy>
}
