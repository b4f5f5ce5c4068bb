import { langOf } from '../../file-names.ts'
import type { MaybeValue, Side } from '../../protocol.ts'
import { useEditor } from '../state/editor.tsx'
import { shown } from '../state/unseen.ts'

interface VersionsProps {
  side: Side
  /** What each is called, and what it says. */
  versions: readonly (readonly [label: string, value: MaybeValue | undefined])[]
}

/** What one text says in several versions, where one may have none. */
export function Versions({ side, versions }: VersionsProps) {
  const { words } = useEditor()
  return (
    <dl>
      {versions.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={langOf(side)}>{shown(String(value ?? words.changes.nothing))}</dd>
        </div>
      ))}
    </dl>
  )
}
