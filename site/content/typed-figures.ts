import type { Filling } from './fill-in.ts'
import { type KeyPath, keyOf } from './mistakes.ts'
import { type Problem, problem } from './problems.ts'

/**
 * Thai writes small counts of the text's own things in digits: 4 ขั้นตอน, ข่าว 2 ฉบับ, 2–3 ข้อ. These are no figures of
 * `facts.yaml`.
 */
const smallCount = /(?<!\d)[1-9](?:–[2-9])? (?=ด้าน|ขั้นตอน|ข้อ|ฉบับ|แบบ|กลุ่ม|เรื่อง|องค์กร|แพ็กเกจ|นาที)|(?<!\d)[12] (?=ภาษา)/g

/** Forms of the Revenue Department are called by numbers, and its numbers by their length: ภ.ง.ด. 53, 13 หลัก. */
const formName = /(?:ภ\.ง\.ด\.|ภ\.พ\.|P\.N\.D\.|P\.P\.) \d+|(?<!\d)13 (?=หลัก)/g

/**
 * What has numbers of its own: invented stories, the corrected release, the sample report, the release in the hero, the draft to try the
 * checker with, the files to take home, the numbers of the pages of errors, names for code.
 */
const ownNumbers =
  /(?:samples|annotated|report)\.yaml |\/checker\.yaml sample\.|\/kit\.yaml |\/resources\/[^ ]+ |home\.yaml hero\.sheet\.|notFound\.title$|(?:^| |\.)(?:id|key|slug|code)$/

const named = /\{([^{}]*)\}(\+?)/g

/** A sentence says 'more than' exactly where the fact does: `{general.countries}+`, `กว่า {general.countries}`. */
function moreThan(text: string, { figures, locale }: Filling): Problem[] {
  return [...text.matchAll(named)].flatMap(({ 0: whole, 1: path = '', 2: plus, index }) => {
    const figure = figures.get(path)
    if (!figure) return []
    const says = locale === 'th' ? text.slice(0, index).endsWith('กว่า ') : plus === '+'
    if (says === figure.atLeast) return []
    const meant = { en: `{${path}}${figure.atLeast ? '+' : ''}`, th: `${figure.atLeast ? 'กว่า ' : ''}{${path}}` }[
      locale
    ]
    return [problem(figure.atLeast ? 'exceeded' : 'exact', { name: whole, form: meant })]
  })
}

/**
 * What is wrong with the numbers of a text: each figure lives in `facts.yaml` once, and copy names it.
 * @returns a problem for each, empty where all is well
 */
export function typedFigures(file: string, path: KeyPath, text: string, filling: Filling): Problem[] {
  if (ownNumbers.test(`${file} ${keyOf(path)}`)) return []
  const typed =
    text
      .replace(/\{[^{}]*\}/g, '')
      .replace(formName, '')
      .replace(smallCount, '')
      .match(/[$+]?\d[\d.,]*[%M]?/g) ?? []
  // Without signs, and without the word after a space of no break: 25 ล้าน.
  const bare = (number: string) => number.replace(/^[$+]|[%M]$|\u00A0.*$/g, '')
  const problems = typed.map((digits) => {
    const [same] = [...filling.figures.values()].filter((figure) => bare(figure.text) === bare(digits))
    return same ? problem('typed', { digits, name: `{${same.path}}` }) : problem('typedNew', { digits })
  })
  return [...problems, ...moreThan(text, filling)]
}
