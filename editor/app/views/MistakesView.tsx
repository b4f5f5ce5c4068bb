import { MistakeList } from '../parts/MistakeList.tsx'
import { useEditor } from '../state/editor.tsx'

/** What keeps the site from being built, all of it. */
export function MistakesView() {
  const { state, words } = useEditor()
  const mistakes = state.everything?.mistakes ?? []
  return (
    <>
      <header className="view-head">
        <h1>{mistakes.length > 0 ? words.mistakes.heading : words.mistakes.none}</h1>
        <p>{mistakes.length > 0 ? words.mistakes.lead : words.mistakes.noneLead}</p>
      </header>
      <MistakeList mistakes={mistakes} />
    </>
  )
}
