import { Button } from '../../../site/ui/Button.tsx'
import { useEditor } from '../state/editor.tsx'

interface SaveButtonsProps {
  /** The drafts that the buttons are about, and the only ones that are discarded. */
  ids: readonly string[]
  /** Those that are saved with them, where they are nothing alone. */
  together?: readonly string[]
  name: string
}

/** Only where there is something to save. */
export function SaveButtons({ ids, together = ids, name }: SaveButtonsProps) {
  const { store, state, words } = useEditor()
  if (ids.length === 0) return null
  return (
    <p className="actions">
      <Button busy={state.busy} onClick={() => store.save(together)}>
        {words.field.save}
        <span className="sr-only"> {name}</span>
      </Button>
      <Button kind="quiet" onClick={() => store.discard(ids)}>
        {words.field.discard}
        <span className="sr-only"> {name}</span>
      </Button>
      <span className="unsaved">{words.field.unsaved}</span>
    </p>
  )
}
