import { useEffect, useState } from 'react'
import { Button } from '../../../site/ui/Button.tsx'
import type { ChangedFile, Difference } from '../../protocol.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Versions } from '../parts/Versions.tsx'
import { textIn } from '../state/drafts.ts'
import { useEditor } from '../state/editor.tsx'
import { namesAt } from '../state/names.ts'
import { BODY, fileAddress } from '../state/route.ts'

/** A text that is long is seen in the lines of the file instead. */
const MAX_CHARACTERS = 600

interface DifferenceItemProps {
  difference: Difference
  /** All of the same file. */
  among: readonly Difference[]
}

function DifferenceItem({ difference, among }: DifferenceItemProps) {
  const { store, state, words } = useEditor()
  const { file, side, path, before, now } = difference
  const part = path === 'body' ? undefined : state.everything && textIn(state.everything, file, path)?.part
  // A group that was put in or taken out goes back as a whole.
  const together =
    part && (before === undefined || now === undefined)
      ? among.filter((one) => one.path !== 'body' && part.every((key, depth) => one.path[depth] === key))
      : [difference]
  const mayGoBack = part !== undefined || (before !== undefined && now !== undefined)
  const isLong = [before, now].some((value) => String(value).length > MAX_CHARACTERS)
  return (
    <li>
      <p className="key">
        <a href={fileAddress(file, path === 'body' ? [BODY] : path)}>
          {path === 'body' ? words.article.body : namesAt(path, words)}
        </a>
      </p>
      {!isLong && (
        <Versions
          side={side}
          versions={[
            [words.changes.before, before],
            [words.changes.now, now],
          ]}
        />
      )}
      {mayGoBack && (
        <Button kind="quiet" busy={state.busy} onClick={() => store.putBackValues(together)}>
          {words.changes.putBackValue}
          <span className="sr-only"> {path === 'body' ? '' : path.join(' ')}</span>
        </Button>
      )}
    </li>
  )
}

function FileChanges({ file, onAsk }: { file: ChangedFile; onAsk: () => void }) {
  const { words } = useEditor()
  const { path, state, diff, differences } = file
  return (
    <section className="group" data-depth="0">
      <h2>
        {path} <span className="tag">{words.changes.state[state]}</span>
      </h2>
      <ul className="differences">
        {differences.map((difference) => (
          <DifferenceItem key={JSON.stringify(difference.path)} difference={difference} among={differences} />
        ))}
      </ul>
      {diff !== '' && (
        <details>
          <summary>{words.changes.lines}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
          <section className="diff" tabIndex={0} aria-label={`${words.changes.lines}: ${path}`}>
            {diff.split('\n').map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names, and do not move
              <code key={index} data-sign={line[0]}>{`${line}\n`}</code>
            ))}
          </section>
        </details>
      )}
      <Button kind="quiet" onClick={onAsk}>
        {state === 'new' ? words.changes.removeFile : words.changes.putBackFile}
        <span className="sr-only"> {path}</span>
      </Button>
    </section>
  )
}

/** What differs from the last commit, and the way back. */
export function ChangesView() {
  const { store, state, words } = useEditor()
  const [asked, setAsked] = useState<ChangedFile>()
  useEffect(() => {
    void store.loadChanges()
  }, [store])
  const { changes } = state
  const putBack = ({ path, read }: ChangedFile) => {
    setAsked(undefined)
    void store.putBack([{ path, read }])
  }
  return (
    <>
      <header className="view-head">
        <h1>{words.changes.heading}</h1>
        {!changes && <p role="status">{words.loading}</p>}
        {changes?.git === 'absent' && <p>{words.changes.noGit}</p>}
        {changes?.git === 'refuses' && <p>{words.changes.gitRefuses}</p>}
        {changes?.git === 'answers' && <p>{changes.files.length > 0 ? words.changes.lead : words.changes.none}</p>}
      </header>
      {changes?.files.map((file) => (
        <FileChanges key={file.path} file={file} onAsk={() => setAsked(file)} />
      ))}
      {asked && (
        <Dialog
          heading={words.changes.sure(asked.path)}
          onClose={() => setAsked(undefined)}
          answers={[
            { label: words.changes.yes, give: () => putBack(asked) },
            { label: words.changes.no, give: () => setAsked(undefined) },
          ]}
        >
          <p>{words.changes.sureLead}</p>
        </Dialog>
      )}
    </>
  )
}
