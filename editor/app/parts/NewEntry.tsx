import { useEffect, useRef } from 'react'
import { Button } from '../../../site/ui/Button.tsx'
import type { ContentFile, Key, List, Side, Text } from '../../protocol.ts'
import { draftId } from '../state/drafts.ts'
import { useEditor } from '../state/editor.tsx'
import { type Blank, beginningOf, blanksOf, entryValues, isName } from '../state/entries.ts'
import { namesAt } from '../state/names.ts'
import { NEW_ENTRY } from '../state/route.ts'
import { Control } from './Control.tsx'
import { Hints } from './Hints.tsx'

interface NewEntryProps {
  file: ContentFile
  list: List
  /** It was asked for just now, by a button that is gone: what had the focus there goes on here. */
  hasFocus: boolean
  onDone: () => void
}

/** Under which name what is typed of a further entry is kept. */
export const entryId = (file: ContentFile, list: List) => JSON.stringify([file.name, list.path])

/** The entry of a list that has none yet. */
const firstOf = ({ path, first, in: sides }: List): Text | undefined =>
  first && {
    kind: 'text',
    path: [...path, 0],
    hints: [],
    input: first,
    alike: first !== 'text',
    in: Object.fromEntries(Object.keys(sides).map((side) => [side, { value: '', read: '' }])),
  }

/** A form for one entry more, at the end of a list: it has the parts of the entry before it. */
export function NewEntry({ file, list, hasFocus, onDone }: NewEntryProps) {
  const { store, state, words, problemAt } = useEditor()
  const id = entryId(file, list)
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (hasFocus) heading.current?.focus()
  }, [hasFocus])
  const typed = new Map(Object.entries(state.forms.entries[id] ?? {}))
  const last = list.nodes.at(-1) ?? firstOf(list)
  if (!last) return null
  const index = list.nodes.length - 1
  const blanks = blanksOf(last)
  /** @param path within the entry, whose list tells what its keys are called */
  const nameOf = (path: readonly Key[]) => namesAt([...list.path, ...path], words, list.path.length)
  const close = () => {
    store.writeEntry(id, undefined)
    onDone()
  }
  const create = async () => {
    const values = entryValues(blanks, file.sides, typed)
    if (await store.list({ file: file.name, path: list.path, read: list.in, change: { kind: 'add', index, values } }))
      close()
  }

  function fieldOf({ text, path }: Blank, side: Side, isShared: boolean) {
    const key = JSON.stringify([path, side])
    const begun = isName(text) ? '' : beginningOf(text, side)
    const name = nameOf(path)
    return (
      <Control
        key={key}
        name={name}
        label={isShared ? words.field.alike : words.languages[side]}
        // What an address relies on, once it is there, its first writer chooses.
        input={isName(text) ? 'line' : text.input}
        choices={text.choices}
        isOptional={text.part !== undefined}
        value={typed.has(key) ? (typed.get(key) ?? null) : begun}
        lang={isShared || side === 'all' ? undefined : side}
        problem={problemAt(draftId(file.name, side, [...list.path, index + 1, ...path]))}
        onType={(value) => store.writeEntry(id, Object.fromEntries(new Map(typed).set(key, value)))}
      />
    )
  }

  return (
    <section
      className="new-entry"
      aria-label={words.list.newHeading}
      data-at={JSON.stringify([...list.path, NEW_ENTRY])}
    >
      <p className="box-name" ref={heading} tabIndex={-1}>
        {words.list.newHeading}
      </p>
      <p className="hint">{words.list.newLead}</p>
      {blanks.map((blank) => {
        const isShared = blank.text.alike && file.sides.length > 1
        const sides = isShared ? file.sides.slice(0, 1) : file.sides
        return (
          <div className="row" key={JSON.stringify(blank.path)}>
            <div className="row-head">
              <p className="row-name">
                {nameOf(blank.path)}
                {blank.text.part && <span className="tag">{words.field.optional}</span>}
              </p>
              <Hints hints={blank.text.hints} />
            </div>
            <div className="sides">{sides.map((side) => fieldOf(blank, side, isShared))}</div>
          </div>
        )
      })}
      <p className="actions">
        <Button busy={state.busy} onClick={create}>
          {words.list.create}
        </Button>
        <Button kind="quiet" onClick={close}>
          {words.list.cancel}
        </Button>
      </p>
    </section>
  )
}
