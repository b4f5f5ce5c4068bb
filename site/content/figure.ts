import { ContentError } from './content-error.ts'
import { type FigureParts, figureParts, formatFigure, formatFigureWhole } from './format-figure.ts'
import type { ContentLocale } from './locales.ts'
import { type Fact, type FactGroup, isFact } from './schemas/facts.ts'

/** A fact made ready to show: the number for drawing, the words for reading. */
export interface Figure {
  /** Its name in `facts.yaml`, as `general.countries`. */
  path: string
  value: number
  /** The bare number in the language's format: `150`, `25M`, `25 ล้าน`. */
  text: string
  atLeast: boolean
  /** `text` with its plus sign or กว่า: `150+`, `กว่า 150`. */
  whole: string
  /** `whole` in parts, for large type: `กว่า` `25` `ล้าน`. */
  parts: FigureParts
}

function findFact(facts: FactGroup, path: string): Fact | undefined {
  let node: Fact | FactGroup | undefined = facts
  for (const name of path.split('.')) {
    if (node === undefined || isFact(node)) return undefined
    node = Object.hasOwn(node, name) ? node[name] : undefined
  }
  return node !== undefined && isFact(node) ? node : undefined
}

export function hasFact(facts: FactGroup, path: string): boolean {
  return findFact(facts, path) !== undefined
}

/** @throws ContentError when `facts.yaml` has no fact of that name. */
export function figure(facts: FactGroup, path: string, locale: ContentLocale): Figure {
  const fact = findFact(facts, path)
  if (!fact) throw new ContentError('content/facts.yaml', path, 'no such figure')
  return {
    path,
    value: fact.value,
    text: formatFigure(fact, locale),
    atLeast: fact.atLeast === true,
    whole: formatFigureWhole(fact, locale),
    parts: figureParts(fact, locale),
  }
}
