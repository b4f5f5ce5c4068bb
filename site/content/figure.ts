import type { Locale } from '../../contract/locale.ts'
import { formatFigure, formatFigureWhole } from './format-figure.ts'
import { type Fact, type FactGroup, isFact, membersOf } from './schemas/facts.ts'

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
}

/** Every figure of one language by its name in `facts.yaml`. */
export type Figures = ReadonlyMap<string, Figure>

export function figureOf(path: string, fact: Fact, locale: Locale): Figure {
  return {
    path,
    value: fact.value,
    text: formatFigure(fact, locale),
    atLeast: fact.atLeast === true,
    whole: formatFigureWhole(fact, locale),
  }
}

export function figuresIn(group: FactGroup, locale: Locale, prefix = ''): Figures {
  return new Map(
    membersOf(group).flatMap(([name, node]): [string, Figure][] => {
      const path = `${prefix}${name}`
      return isFact(node) ? [[path, figureOf(path, node, locale)]] : [...figuresIn(node, locale, `${path}.`)]
    }),
  )
}

/** A figure that code counts on. */
export function figureIn(figures: Figures, path: string): Figure {
  const figure = figures.get(path)
  if (!figure) throw new Error(`content/facts.yaml has no ${path}`)
  return figure
}

export const figureValue = (figures: Figures, path: string) => figureIn(figures, path).value

/** The numbers of several, each under the name that code has for it. */
export const figureValues = <Field extends string>(figures: Figures, paths: Readonly<Record<Field, string>>) =>
  Object.fromEntries(
    Object.entries<string>(paths).map(([field, path]) => [field, figureValue(figures, path)]),
  ) as Record<Field, number>
