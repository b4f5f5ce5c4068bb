import { useEffect } from 'react'
import { LOCALES } from '../../../contract/locale.ts'
import type { ContentFile, Key } from '../../protocol.ts'
import { MarkdownField } from '../parts/BodyEditor.tsx'
import { Conflict } from '../parts/Conflict.tsx'
import { Hints } from '../parts/Hints.tsx'
import { Nodes } from '../parts/Nodes.tsx'
import { SaveButtons } from '../parts/SaveButtons.tsx'
import { draftId } from '../state/drafts.ts'
import { nameOfFile, useEditor } from '../state/editor.tsx'
import { BODY } from '../state/route.ts'

interface FileViewProps {
  file: ContentFile
  /** Which text is meant, where one is. */
  target: readonly Key[] | undefined
}

/** What takes the focus at a place: the field of a value, else the name or the button; never a value that nobody asked for. */
function beginningOf(place: HTMLElement): HTMLElement | null {
  if (place.matches('.row')) return place.querySelector('textarea, input, select')
  return place.matches('[tabindex]') ? place : place.querySelector('[tabindex], summary, button')
}

/** Shows all of a place, or of one that the window has no room for its beginning. */
function show(place: HTMLElement): void {
  const room = Math.min(document.querySelector('main')?.clientHeight ?? innerHeight, innerHeight)
  place.scrollIntoView({ block: place.offsetHeight < room ? 'center' : 'start' })
}

/** The row that is meant, or the nearest group around it. */
function goTo(target: readonly Key[]): void {
  for (let length = target.length; length > 0; length -= 1) {
    const place = document.querySelector<HTMLElement>(
      `[data-at='${CSS.escape(JSON.stringify(target.slice(0, length)))}']`,
    )
    if (!place) continue
    for (let around = place.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
      around.open = true
    show(place)
    // Below long hints it may be still out of sight.
    const beginning = beginningOf(place)
    beginning?.focus({ preventScroll: true })
    beginning?.scrollIntoView({ block: 'nearest' })
    return
  }
}

function Body({ file }: { file: ContentFile }) {
  const { store, state, words, problemAt, at } = useEditor()
  const ids = LOCALES.map((locale) => draftId(file.name, locale, 'body'))
  return (
    <section className="group" data-depth="0" data-at={JSON.stringify([BODY])}>
      <h2 tabIndex={-1}>{words.article.body}</h2>
      <p className="hint">{words.article.bodyHint}</p>
      {LOCALES.map((locale) => {
        const reading = file.body?.[locale]
        const id = draftId(file.name, locale, 'body')
        const draft = state.drafts[id]
        return (
          reading && (
            <div key={locale} className="row">
              <MarkdownField
                locale={locale}
                value={String(draft?.value ?? reading.value)}
                problem={problemAt(id)}
                onType={(value) => store.type({ file: file.name, side: locale, path: 'body', value })}
                onFocus={() => at(file.place, locale)}
              />
              {draft && store.standing(draft) === 'conflict' && <Conflict id={id} draft={draft} />}
            </div>
          )
        )
      })}
      <SaveButtons ids={ids.filter((id) => state.drafts[id])} name={words.article.body} />
    </section>
  )
}

/** Everything of one file, in both languages. */
export function FileView({ file, target }: FileViewProps) {
  const { locale, words } = useEditor()
  const name = nameOfFile(file, locale, words)
  useEffect(() => {
    if (target) goTo(target)
  }, [target])
  return (
    <>
      <header className="view-head">
        <h1>{name}</h1>
        <p className="key">
          content/{file.sides.includes('all') ? '' : '{en,th}/'}
          {file.name.replace(/^shared\//, '')}
        </p>
        {file.hints.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
          <section className="file-hints" tabIndex={0} aria-label={words.aboutFile}>
            <Hints hints={file.hints} />
          </section>
        )}
      </header>
      <Nodes file={file} nodes={file.nodes} />
      {file.body && <Body file={file} />}
    </>
  )
}
