import { langOf } from '../../file-names.ts'
import type { MaybeValue } from '../../protocol.ts'
import type { Draft } from '../state/drafts.ts'
import { useEditor } from '../state/editor.tsx'
import { shown } from '../state/unseen.ts'

/** Both versions of a text that was changed twice. Nothing is decided for the person who typed one of them. */
export function Conflict({ id, draft }: { id: string; draft: Draft }) {
  const { store, words } = useEditor()
  const lang = langOf(draft.side)
  const say = (value: MaybeValue | undefined) => shown(String(value ?? words.changes.nothing))
  return (
    <section className="conflict" aria-label={words.conflict.heading}>
      <p className="box-name">{words.conflict.heading}</p>
      <p>{words.conflict.lead}</p>
      <dl>
        <div>
          <dt>{words.conflict.theirs}</dt>
          <dd lang={lang}>{say(store.readingOf(id)?.value)}</dd>
        </div>
        <div>
          <dt>{words.conflict.mine}</dt>
          <dd lang={lang}>{say(draft.value)}</dd>
        </div>
      </dl>
      <p className="actions">
        <button type="button" className="button button-quiet" onClick={() => store.keepMine(id)}>
          {words.conflict.keepMine}
        </button>
        <button type="button" className="button button-quiet" onClick={() => store.discard([id])}>
          {words.conflict.takeTheirs}
        </button>
      </p>
    </section>
  )
}

/** Drafts whose entry is gone: what was typed can still be taken elsewhere. */
export function LostDrafts() {
  const { store, state, words } = useEditor()
  if (!state.everything) return null
  const lost = Object.entries(state.drafts).filter(([, draft]) => store.standing(draft) === 'lost')
  return lost.map(([id, draft]) => (
    <section className="conflict" key={id} aria-label={words.conflict.lost}>
      <p className="box-name">{words.conflict.lost}</p>
      <p>{words.conflict.lostLead}</p>
      <p className="key">
        {draft.file} {draft.path === 'body' ? '' : draft.path.join(' › ')}
      </p>
      <blockquote lang={langOf(draft.side)}>{shown(String(draft.value ?? words.changes.nothing))}</blockquote>
      <button type="button" className="button button-quiet" onClick={() => store.discard([id])}>
        {words.conflict.drop}
      </button>
    </section>
  ))
}
