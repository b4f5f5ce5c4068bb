/** `npm run launch-check`: names every placeholder still in place, and fails as long as there is one. */
import { ContentError } from '../site/content/mistakes.ts'
import { findPlaceholders, kinds, type Placeholder } from './launch-placeholders.ts'
import { projectFolder } from './project-folder.js'

const titles: Record<Placeholder['kind'], string> = {
  identity: 'Who the company is',
  sample: 'Made-up people, clients and stories (replace them, then set sample: false)',
  figure: 'How figures were counted (say it in place of open; the ledger on /about leaves it out)',
  question: 'What answers of the FAQ leave open (say it in the answer, then take out open)',
  'legal review': 'Legal texts',
  holidays: 'Days on which the office is closed',
  download: 'Files for download that do not exist, or show what was made up',
}

/** The list as it is printed, by kind and file. */
function* linesOf(placeholders: readonly Placeholder[]): Generator<string> {
  for (const kind of kinds) {
    const ofKind = Map.groupBy(
      placeholders.filter((placeholder) => placeholder.kind === kind),
      ({ file }) => file,
    )
    if (ofKind.size === 0) continue
    yield titles[kind]
    for (const [file, found] of ofKind) {
      yield `  ${file}`
      for (const { what } of found) yield `    - ${what}`
    }
    yield ''
  }
}

try {
  const placeholders = findPlaceholders(projectFolder)
  for (const line of linesOf(placeholders)) console.log(line)
  console.log(
    placeholders.length === 0
      ? 'Nothing stands in for the real thing: ready to launch.'
      : `${placeholders.length} left.`,
  )
  process.exitCode = placeholders.length === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
