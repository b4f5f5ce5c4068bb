import { useState } from 'react'
import type { ContentFile, Group, List, Node } from '../../protocol.ts'
import { isWithin, placeOf } from '../state/drafts.ts'
import { useEditor } from '../state/editor.tsx'
import { nameOfEntry } from '../state/entries.ts'
import { nameAt } from '../state/names.ts'
import { Hints } from './Hints.tsx'
import { EntryTools, ListEnd } from './ListTools.tsx'
import { TextRow } from './TextRow.tsx'

interface NodesProps {
  file: ContentFile
  nodes: readonly Node[]
  /** How many groups with a name stand around these. */
  depth?: number
}

/** How a figure was counted is a matter of its own, and seldom what somebody comes for. */
const FOLDED = 'counting'

interface HeadingProps {
  depth: number
  children: string
  onFocus: () => void
}

/** Whoever asks for a group arrives at its name. */
function Heading({ depth, ...heading }: HeadingProps) {
  const Level = depth === 0 ? 'h2' : depth === 1 ? 'h3' : 'h4'
  return <Level tabIndex={-1} {...heading} />
}

function ListEntries({ file, list, depth }: { file: ContentFile; list: List; depth: number }) {
  const { locale, words } = useEditor()
  return (
    <>
      <ol className="entries">
        {list.nodes.map((entry, index) => (
          <li
            key={JSON.stringify(entry.path)}
            className="entry"
            // Any other entry says itself where it is.
            data-at={entry.kind === 'group' ? JSON.stringify(entry.path) : undefined}
          >
            <p className="entry-head">
              <span className="entry-number" tabIndex={-1}>
                {words.list.entry(index + 1, list.nodes.length)}
              </span>
              <EntryTools file={file} list={list} index={index} name={nameOfEntry(entry, locale)} />
            </p>
            {entry.kind !== 'text' && <Hints hints={entry.hints} />}
            <Nodes file={file} nodes={entry.kind === 'group' ? entry.nodes : [entry]} depth={depth} />
          </li>
        ))}
      </ol>
      <ListEnd file={file} list={list} />
    </>
  )
}

/** A group that no file has: it is shown as soon as somebody wants it, or has begun to fill it in. */
function UnsetGroup({ file, group, name, depth }: { file: ContentFile; group: Group; name: string; depth: number }) {
  const { state, words } = useEditor()
  const [isOpened, setOpened] = useState(false)
  const touched = [...Object.keys(state.drafts), ...Object.keys(state.problems)]
  const isOpen = isOpened || touched.some((id) => isWithin(id, file.name, group.path))
  return (
    <section className="group" data-depth="2" data-at={JSON.stringify(group.path)}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
        <summary>
          {name} <span className="tag">{words.field.notSet}</span>
        </summary>
        <Hints hints={group.hints} />
        {isOpen && <Nodes file={file} nodes={group.nodes} depth={depth} />}
      </details>
    </section>
  )
}

/** The values of a file as they belong together. */
export function Nodes({ file, nodes, depth = 0 }: NodesProps) {
  const { locale, words, at } = useEditor()
  return nodes.map((node) => {
    const key = JSON.stringify(node.path)
    if (node.kind === 'text') return <TextRow key={key} file={file} text={node} />
    const below = node.path.length === 0 ? depth : depth + 1
    const name = node.path.length === 0 ? undefined : nameAt(node.path, words)
    // Where a value may stand in place of the group, both have the same path.
    if (node.kind === 'group' && node.unset)
      return <UnsetGroup key={`${key} group`} file={file} group={node} name={name ?? ''} depth={below} />
    if (node.kind === 'group' && node.path.at(-1) === FOLDED)
      return (
        <section key={key} className="group" data-depth="2" data-at={key}>
          <details>
            <summary>{name}</summary>
            <Hints hints={node.hints} />
            <Nodes file={file} nodes={node.nodes} depth={below} />
          </details>
        </section>
      )
    return (
      <section key={key} className="group" data-depth={Math.min(depth, 2)} data-at={key}>
        {name && (
          <Heading depth={depth} onFocus={() => at(placeOf(node), locale)}>
            {name}
          </Heading>
        )}
        {name && <Hints hints={node.hints} />}
        {node.kind === 'list' ? (
          <ListEntries file={file} list={node} depth={below} />
        ) : (
          <Nodes file={file} nodes={node.nodes} depth={below} />
        )}
      </section>
    )
  })
}
