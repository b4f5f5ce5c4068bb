import type { ContentFile } from '../../protocol.ts'
import type { Words } from '../../words/words.ts'

type GroupName = keyof Words['groups']

/** Under what a file is found; the first pattern that fits counts. */
const PLACES: readonly (readonly [GroupName, readonly RegExp[]])[] = [
  ['home', [/^home\.yaml$/, /^samples\.yaml$/]],
  [
    'services',
    [
      /^services\.yaml$/,
      /^pages\/services\.yaml$/,
      /^pages\/thai-news\.yaml$/,
      /^(?:annotated|outlets)\.yaml$/,
      /report\.yaml$/,
    ],
  ],
  ['plans', [/^plans\.yaml$/, /^rates\.yaml$/, /^pages\/pricing\.yaml$/, /^paying\.yaml$/, /^finder\.yaml$/]],
  ['questions', [/^faq\.yaml$/, /^pages\/faq\.yaml$/, /^when\.yaml$/]],
  ['blog', [/^pages\/blog\.yaml$/, /^blog\/categories\.yaml$/, /^checker\.yaml$/, /^blog\//]],
  ['company', [/^pages\/(?:about|media-kit)\.yaml$/, /^shared\/(?:identity|holidays)\.yaml$/]],
  ['figures', [/^shared\/facts\.yaml$/, /^(?:ledger|notes)\.yaml$/]],
  ['frame', [/^(?:site|forms|mail)\.yaml$/]],
  ['legal', [/^legal\//]],
  ['downloads', [/^kit\.yaml$/, /^resources\//]],
  ['wording', [/./]],
]

export interface NavigationGroup {
  name: GroupName
  files: ContentFile[]
}

/** The files in the order and under the headings in which people look for them. */
export function navigationOf(files: readonly ContentFile[]): NavigationGroup[] {
  const placeOf = ({ name }: ContentFile) => {
    const group = PLACES.findIndex(([, patterns]) => patterns.some((pattern) => pattern.test(name)))
    const within = PLACES[group]?.[1].findIndex((pattern) => pattern.test(name)) ?? 0
    return { group, within }
  }
  return PLACES.map(([name], group) => ({
    name,
    files: files
      .filter((file) => placeOf(file).group === group)
      .toSorted((one, other) => placeOf(one).within - placeOf(other).within),
  })).filter(({ files: own }) => own.length > 0)
}
