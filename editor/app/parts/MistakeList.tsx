import type { Mistake } from '../../protocol.ts'
import { nameOfFile, useEditor } from '../state/editor.tsx'
import { fileAddress } from '../state/route.ts'

/** `content/th/home.yaml` as the file and the language that it is. */
function whereOf(file: string) {
  const [, first = '', ...rest] = file.split('/')
  const side = first === 'en' || first === 'th' ? first : 'all'
  return { side, name: side === 'all' ? `shared/${[first, ...rest].join('/')}` : rest.join('/') } as const
}

const keysOf = (key: string) =>
  key === '' ? [] : key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** Mistakes in words, each with the way to where it is. */
export function MistakeList({ mistakes }: { mistakes: readonly Mistake[] }) {
  const { state, locale, words } = useEditor()
  return (
    <ol className="mistakes">
      {mistakes.map((mistake) => {
        const { side, name } = whereOf(mistake.file)
        const file = state.everything?.files.find((one) => one.name === name)
        return (
          <li key={JSON.stringify(mistake)}>
            <strong>{file ? nameOfFile(file, locale, words) : mistake.file}</strong> ({words.languages[side]},{' '}
            {words.mistakes.line(mistake.line)}): {words.problem(mistake.problem)}{' '}
            {file && (
              <a href={fileAddress(name, keysOf(mistake.key))}>
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
