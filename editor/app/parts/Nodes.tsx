import type { ContentFile, List, Node } from '../../protocol.ts'
import { nameOfKey, useEditor } from '../state/editor.tsx'
import { nameOfEntry } from '../state/entries.ts'
import { Hints } from './Hints.tsx'
import { EntryTools, ListEnd } from './ListTools.tsx'
import { TextRow } from './TextRow.tsx'

interface NodesProps {
  file: ContentFile
  nodes: readonly Node[]
  depth?: number
}

/** A heading of a depth of its own; below the sixth there is none. */
function Heading({ depth, children }: { depth: number; children: string }) {
  return depth === 0 ? <h2>{children}</h2> : <h3>{children}</h3>
}

function ListEntries({ file, list, depth }: { file: ContentFile; list: List; depth: number }) {
  const { locale, words } = useEditor()
  return (
    <>
      <ol className="entries">
        {list.nodes.map((entry, index) => (
          <li key={JSON.stringify(entry.path)} className="entry">
            <p className="entry-head">
              <span className="entry-number">{words.list.entry(index + 1, list.nodes.length)}</span>
              <EntryTools file={file} list={list} index={index} name={nameOfEntry(entry, locale)} />
            </p>
            {entry.kind !== 'text' && <Hints hints={entry.hints} />}
            <Nodes file={file} nodes={entry.kind === 'group' ? entry.nodes : [entry]} depth={depth + 1} />
          </li>
        ))}
      </ol>
      <ListEnd file={file} list={list} />
    </>
  )
}

/** The values of a file as they belong together. */
export function Nodes({ file, nodes, depth = 0 }: NodesProps) {
  const { words } = useEditor()
  return nodes.map((node) => {
    const key = JSON.stringify(node.path)
    if (node.kind === 'text') return <TextRow key={key} file={file} text={node} />
    const name = node.path.length === 0 ? undefined : nameOfKey(node.path.at(-1) ?? '', words)
    return (
      <section key={key} className="group" data-depth={Math.min(depth, 2)} data-at={key}>
        {name && <Heading depth={depth}>{name}</Heading>}
        {name && <Hints hints={node.hints} />}
        {node.kind === 'list' ? (
          <ListEntries file={file} list={node} depth={depth} />
        ) : (
          <Nodes file={file} nodes={node.nodes} depth={depth + 1} />
        )}
      </section>
    )
  })
}
