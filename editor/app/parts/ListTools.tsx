import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../site/ui/Button.tsx'
import type { ContentFile, List } from '../../protocol.ts'
import { isTouched, placeOf } from '../state/drafts.ts'
import { useEditor } from '../state/editor.tsx'
import { NEW_ENTRY } from '../state/route.ts'
import { Dialog } from './Dialog.tsx'
import { entryId, NewEntry } from './NewEntry.tsx'

interface EntryToolsProps {
  file: ContentFile
  list: List
  index: number
  /** What the entry is called. */
  name: string
}

const isFixed = ({ least, most }: List) => least === most

/** Moves and removes one entry, in all languages at once. */
export function EntryTools({ file, list, index, name }: EntryToolsProps) {
  const { store, state, words } = useEditor()
  const [asking, setAsking] = useState(false)
  if (isFixed(list)) return null
  const touched = isTouched(state.drafts, file)
  const blocked = touched ? words.list.unsaved : undefined
  const change = (kind: 'swap' | 'remove', at: number) =>
    store.list({ file: file.name, path: list.path, read: list.in, change: { kind, index: at } })
  const tool = (label: string, sign: string, isPossible: boolean, reason: string | undefined, onClick: () => void) => (
    <button
      type="button"
      className="tool"
      disabled={!isPossible || state.busy}
      title={reason ?? label}
      aria-label={words.list.of(label, name)}
      onClick={onClick}
    >
      {sign}
    </button>
  )
  const mayRemove = list.nodes.length > list.least
  const cancel = { label: words.list.cancel, give: () => setAsking(false) }
  const remove = {
    label: words.list.remove,
    give() {
      setAsking(false)
      void change('remove', index)
    },
  }
  return (
    <>
      {tool(words.list.up, '↑', index > 0 && !touched, blocked, () => change('swap', index - 1))}
      {tool(words.list.down, '↓', index < list.nodes.length - 1 && !touched, blocked, () => change('swap', index))}
      {tool(
        words.list.remove,
        '×',
        mayRemove && !touched,
        blocked ?? (mayRemove ? undefined : words.list.least(list.least)),
        () => setAsking(true),
      )}
      {asking && (
        <Dialog heading={words.list.removeSure(name)} onClose={() => setAsking(false)} answers={[remove, cancel]}>
          <p>{words.list.removeLead}</p>
        </Dialog>
      )}
    </>
  )
}

/** Below a list: a further entry, or why there is none. */
export function ListEnd({ file, list }: { file: ContentFile; list: List }) {
  const { state, locale, words, at } = useEditor()
  const [adding, setAdding] = useState(false)
  const [isBack, setBack] = useState(false)
  const end = useRef<HTMLParagraphElement>(null)
  // The form is gone with what had the focus: it goes back to where the form came from.
  useEffect(() => {
    if (isBack) (end.current?.querySelector<HTMLElement>('button:enabled') ?? end.current)?.focus()
    setBack(false)
  }, [isBack])
  if (isFixed(list)) return <p className="hint">{words.list.fixed}</p>
  if (list.nodes.length === 0 && !list.first) return null
  if (list.nodes.length >= list.most) return <p className="hint">{words.list.most(list.most)}</p>
  if (adding || state.forms.entries[entryId(file, list)])
    return (
      <NewEntry
        file={file}
        list={list}
        hasFocus={adding}
        onDone={() => {
          setAdding(false)
          setBack(true)
        }}
      />
    )
  const touched = isTouched(state.drafts, file)
  return (
    // While there is nothing to press, what keeps it so is read.
    <p
      className="actions"
      data-at={JSON.stringify([...list.path, NEW_ENTRY])}
      ref={end}
      tabIndex={touched ? -1 : undefined}
    >
      <Button kind="quiet" disabled={touched} onClick={() => setAdding(true)} onFocus={() => at(placeOf(list), locale)}>
        {words.list.add}
      </Button>
      {touched && <span className="hint">{words.list.unsaved}</span>}
    </p>
  )
}
