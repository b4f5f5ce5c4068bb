import { useEditor } from '../state/editor.tsx'
import { Dialog } from './Dialog.tsx'
import { MistakeList } from './MistakeList.tsx'

/** What the whole content would have wrong with it, before it is saved. */
export function RefusedDialog() {
  const { store, state, words } = useEditor()
  const { refused } = state
  if (!refused) return null
  return (
    <Dialog
      heading={words.refused.heading}
      onClose={() => store.settleRefusal()}
      answers={[
        { label: words.refused.cancel, give: () => store.settleRefusal() },
        { label: words.refused.despite, give: () => store.settleRefusal(true) },
      ]}
    >
      <MistakeList mistakes={refused.mistakes} />
      <p>{words.refused.lead}</p>
    </Dialog>
  )
}
