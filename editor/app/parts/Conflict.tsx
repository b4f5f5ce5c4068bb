import { Button } from '../../../site/ui/Button.tsx'
import { langOf } from '../../file-names.ts'
import type { Draft } from '../state/drafts.ts'
import { useEditor } from '../state/editor.tsx'
import { shown } from '../state/unseen.ts'
import { Versions } from './Versions.tsx'

/** Both versions of a text that was changed twice. Nothing is decided for the person who typed one of them. */
export function Conflict({ id, draft }: { id: string; draft: Draft }) {
  const { store, words } = useEditor()
  return (
    <section className="conflict" aria-label={words.conflict.heading}>
      <p className="box-name">{words.conflict.heading}</p>
      <p>{words.conflict.lead}</p>
      <Versions
        side={draft.side}
        versions={[
          [words.conflict.theirs, store.readingOf(id)?.value],
          [words.conflict.mine, draft.value],
        ]}
      />
      <p className="actions">
        <Button kind="quiet" onClick={() => store.keepMine(id)}>
          {words.conflict.keepMine}
        </Button>
        <Button kind="quiet" onClick={() => store.discard([id])}>
          {words.conflict.takeTheirs}
        </Button>
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
      <Button kind="quiet" onClick={() => store.discard([id])}>
        {words.conflict.drop}
      </Button>
    </section>
  ))
}
