import { useMemo } from 'react'
import { TextRow } from '../parts/TextRow.tsx'
import { nameOfFile, useEditor } from '../state/editor.tsx'
import { findTexts } from '../state/find-texts.ts'
import { namesAt } from '../state/names.ts'
import { BODY, fileAddress } from '../state/route.ts'

/** More would take long to show, and longer to read. */
const MOST = 40

/** What was found, ready to be edited where it is found. */
export function SearchView({ asked }: { asked: string }) {
  const { state, locale, words } = useEditor()
  const { everything } = state
  const found = useMemo(() => (everything ? findTexts(everything, asked) : []), [everything, asked])
  return (
    <>
      <header className="view-head">
        <h1>{found.length > 0 ? words.search.results(found.length, asked) : words.search.none(asked)}</h1>
        {found.length > MOST && <p>{words.search.more(MOST)}</p>}
      </header>
      {found.slice(0, MOST).map(({ file, text }) => (
        <section className="found" key={JSON.stringify([file.name, text?.path])}>
          <p className="key">
            {nameOfFile(file, locale, words)} {text && namesAt(text.path.slice(0, -1), words)}{' '}
            <a href={fileAddress(file.name, text?.path ?? [BODY])}>{words.search.inPlace}</a>
          </p>
          {text && <TextRow file={file} text={text} />}
        </section>
      ))}
    </>
  )
}
