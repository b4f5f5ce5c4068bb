import { pathOfKey, sideOf } from '../../file-names.ts'
import type { Mistake } from '../../protocol.ts'
import { nameOfFile, useEditor } from '../state/editor.tsx'
import { fileAddress } from '../state/route.ts'

/** Mistakes in words, each with the way to where it is. */
export function MistakeList({ mistakes }: { mistakes: readonly Mistake[] }) {
  const { state, locale, words } = useEditor()
  return (
    <ol className="mistakes">
      {mistakes.map((mistake) => {
        const { side, name } = sideOf(mistake.file.replace(/^content\//, ''))
        const file = state.everything?.files.find((one) => one.name === name)
        return (
          <li key={JSON.stringify(mistake)}>
            <strong>{file ? nameOfFile(file, locale, words) : mistake.file}</strong> ({words.languages[side]},{' '}
            {words.mistakes.line(mistake.line)}): {words.problem(mistake.problem)}{' '}
            {file && (
              <a href={fileAddress(name, pathOfKey(mistake.key))}>
                {words.mistakes.go}
                <span className="sr-only">: {mistake.key}</span>
              </a>
            )}
          </li>
        )
      })}
    </ol>
  )
}
