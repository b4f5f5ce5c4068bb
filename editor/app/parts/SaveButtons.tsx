import { Button } from '../../../site/ui/Button.tsx'
import { useEditor } from '../state/editor.tsx'

interface SaveButtonsProps {
  /** The drafts that are saved together. */
  ids: readonly string[]
  name: string
}

/** Only where there is something to save. */
export function SaveButtons({ ids, name }: SaveButtonsProps) {
  const { store, state, words } = useEditor()
  if (ids.length === 0) return null
  return (
    <p className="actions">
      <Button busy={state.busy} onClick={() => store.save(ids)}>
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
