import { LOCALES, type Locale } from '../../../contract/locale.ts'
import type { ContentFile, MaybeValue, Side, Text } from '../../protocol.ts'
import { draftId, isUnset, isWithin } from '../state/drafts.ts'
import { useEditor } from '../state/editor.tsx'
import { nameAt } from '../state/names.ts'
import { hasMark } from '../state/unseen.ts'
import { Conflict } from './Conflict.tsx'
import { Control } from './Control.tsx'
import { FiguresNamed } from './FiguresNamed.tsx'
import { Hints } from './Hints.tsx'
import { SaveButtons } from './SaveButtons.tsx'

interface TextRowProps {
  file: ContentFile
  text: Text
}

/** One text in all its languages, with what is known of it and what came of saving it. */
export function TextRow({ file, text }: TextRowProps) {
  const { store, state, words, problemAt, at } = useEditor()
  const { path, alike, input, part } = text
  const key = path.at(-1) ?? ''
  const name = typeof key === 'number' ? `${nameAt(path.slice(0, -1), words)} ${key + 1}` : nameAt(path, words)
  const sides: Side[] = file.sides.includes('all') ? ['all'] : alike ? ['en'] : [...LOCALES]
  // One field for both languages writes both.
  const written = alike && !file.sides.includes('all') ? [...LOCALES] : undefined
  const idOf = (side: Side) => draftId(file.name, side, path)
  const ids = (written ?? sides).map(idOf).filter((id) => state.drafts[id])
  // A part of a group that may be left out is nothing alone.
  const isTogether = part !== undefined && part.length < path.length && ids.length > 0
  const together = isTogether ? Object.keys(state.drafts).filter((id) => isWithin(id, file.name, part)) : ids
  const values = sides.map((side) => text.in[side]?.value)
  const type = (side: Side, value: MaybeValue) => {
    for (const one of written ?? [side]) store.type({ file: file.name, side: one, path, value })
  }
  const shownIn = (side: Side): MaybeValue => {
    const draft = state.drafts[idOf(side)]
    return draft ? draft.value : (text.in[side]?.value ?? null)
  }
  const anchor = JSON.stringify(path)
  if (input === 'fixed')
    return (
      <p className="fixed" data-at={anchor} tabIndex={-1}>
        <span className="row-name">{name}</span>
        <span className="key">{[...new Set(values)].join(' · ')}</span>
        <span className="hint">{words.field.fixed}</span>
      </p>
    )
  return (
    <div className="row" data-at={anchor} data-alike={alike || sides.length === 1 || undefined}>
      <div className="row-head">
        <p className="row-name">
          {name}
          {part && <span className="tag">{isUnset(text) ? words.field.notSet : words.field.optional}</span>}
        </p>
        <Hints hints={text.hints} />
        {values.some((value) => hasMark(String(value ?? ''))) && <p className="hint">{words.field.mark}</p>}
      </div>
      <div className="sides">
        {sides.map((side) => {
          const reading = text.in[side]
          const lang: Locale | undefined = side === 'all' ? undefined : side
          const label = written ? words.field.alike : words.languages[side]
          // Something else stands there than in the other language; the check tells of it.
          if (!reading) return <p key={side} className="field-error">{`${label}: ${words.field.other}`}</p>
          const isMissing = reading.value === null && !part
          return (
            <Control
              key={side}
              name={name}
              label={label}
              input={input}
              choices={text.choices}
              value={shownIn(side)}
              isOptional={part !== undefined}
              lang={written ? undefined : lang}
              hint={isMissing ? words.field.missing : undefined}
              problem={problemAt(idOf(side))}
              onType={(value) => type(side, value)}
              onFocus={() => at(text.place, lang ?? 'en')}
              onSave={() => store.save(together)}
            />
          )
        })}
      </div>
      {file.name !== 'shared/facts.yaml' && <FiguresNamed values={values} />}
      {ids.map((id) => {
        const draft = state.drafts[id]
        return draft && store.standing(draft) === 'conflict' && <Conflict key={id} id={id} draft={draft} />
      })}
      <SaveButtons ids={ids} together={together} name={name} />
    </div>
  )
}
