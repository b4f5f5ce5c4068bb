import { Button } from '../../../site/ui/Button.tsx'
import { useEditor } from '../state/editor.tsx'
import { Dialog } from './Dialog.tsx'
import { MistakeList } from './MistakeList.tsx'

/** What the whole content would have wrong with it, before it is saved. */
export function RefusedDialog() {
  const { store, state, words } = useEditor()
  const { refused } = state
  if (!refused) return null
  return (
    <Dialog heading={words.refused.heading} onClose={() => store.settleRefusal()}>
      <MistakeList mistakes={refused.mistakes} />
      <p>{words.refused.lead}</p>
      <p className="actions">
        <Button onClick={() => store.settleRefusal()}>{words.refused.cancel}</Button>
        <Button kind="quiet" onClick={() => store.settleRefusal(true)}>
          {words.refused.despite}
        </Button>
      </p>
    </Dialog>
  )
}
