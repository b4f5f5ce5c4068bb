import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { HEADLINE_KEY, readStored, store } from '../../scripts/web-storage.ts'
import { Button } from '../../ui/Button.tsx'
import { KeptWords } from '../../ui/KeptWords.tsx'
import { StateMark } from '../../ui/StateMark.tsx'
import { useKeptInput } from '../../ui/use-kept-input.ts'
import { checkDraft, MAX_CHARACTERS } from './check-draft.ts'
import { type CheckerWords, formatCounts, formatSummary } from './checker-words.ts'
import { formatSentence } from './format-sentence.ts'
import { formatPosition, MarkedCopy } from './MarkedCopy.tsx'
import '../../ui/field.css'
import './checker.css'
import './marked-paper.css'

const DRAFT_KEY = 'checker-draft'

/** Debounces the text of a live region, so that screen readers do not read it at every key press. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => setDebounced(text), 500)
    return () => clearTimeout(pause)
  }, [text])
  return debounced
}

/**
 * The release checker: a draft with marks, and the list of remarks. It arrives with a sample. The draft stays in the browser.
 *
 * Before hydration the sample is the placeholder, because hydration would replace what was typed over a value.
 */
export function Checker({ words, locale }: { words: CheckerWords; locale: string }) {
  const [ownText, setText] = useState<string>()
  const text = ownText ?? words.sample
  const isSample = text === words.sample
  const [chosen, setChosen] = useState<number>()
  const [isKept, setIsKept] = useState(false)
  const draft = useRef<HTMLTextAreaElement>(null)
  const keep = useRef<HTMLInputElement>(null)
  const chosenButton = useRef<HTMLButtonElement>(null)
  useKeptInput('#checker .desk-sheet')
  const checked = useMemo(() => (isSample ? words.checkedSample : checkDraft(text)), [text, isSample, words])
  const remarks = checked.remarks.flatMap((remark) => {
    const rule = words.rules[remark.rule]
    return rule ? [{ ...remark, ...rule }] : []
  })
  const summary = useDebounced(formatSummary(checked, words, locale))

  // Starts with what was typed and ticked before hydration, or with the text stored on an earlier visit, or with
  // the headline of the home page, or with the sample. A layout
  // effect runs before a press that waited for hydration.
  useLayoutEffect(() => {
    const kept = readStored(DRAFT_KEY)
    const start = draft.current?.value || (kept ?? readStored(HEADLINE_KEY, 'sessionStorage') ?? words.sample)
    setText(start)
    if (keep.current?.checked || kept !== null) setIsKept(store(DRAFT_KEY, start))
  }, [words.sample])

  function change(draftNow: string) {
    setText(draftNow)
    setChosen(undefined)
    if (isKept) setIsKept(store(DRAFT_KEY, draftNow))
  }

  function replace() {
    draft.current?.focus()
    if (text === '') return change(words.sample)
    draft.current?.select()
    // The browser can undo a command, so no draft is lost.
    document.execCommand('delete')
  }

  function choose(position: number, button: HTMLButtonElement) {
    const { start = 0, end = 0 } = remarks[position] ?? {}
    chosenButton.current = button
    setChosen(position)
    draft.current?.focus({ preventScroll: true })
    draft.current?.setSelectionRange(start, end)
    document
      .querySelector(`#checker [data-numbers~="${formatPosition(position)}"]`)
      ?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="split desk needs-script">
      <div className="sheet desk-sheet">
        <p className="inline apart small-print">
          <label className="dateline" htmlFor="checker-draft">
            {isSample ? words.sampleLabel : words.label}
          </label>
          <span>{checked.words > 0 && formatCounts(checked, words)}</span>
        </p>
        {/* Browser translation would move the text away from its marks. */}
        <div className="marked-paper desk-paper notranslate" translate="no">
          <MarkedCopy text={text} remarks={checked.remarks} />
          <textarea
            id="checker-draft"
            ref={draft}
            rows={6}
            maxLength={MAX_CHARACTERS}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="checker-hint"
            value={ownText ?? ''}
            placeholder={ownText === undefined ? words.sample : undefined}
            onChange={(event) => change(event.target.value)}
            onKeyDown={({ key }) => key === 'Escape' && chosenButton.current?.focus()}
          />
        </div>
        <p className="small-print" id="checker-hint">
          <KeptWords>{words.hint}</KeptWords>
        </p>
        <div className="actions">
          <Button kind="quiet" onClick={replace}>
            {text === '' ? words.example : isSample ? words.ownText : words.empty}
          </Button>
          <div className="checkbox">
            <input
              id="checker-keep"
              ref={keep}
              type="checkbox"
              checked={isKept}
              onChange={({ target }) => setIsKept(store(DRAFT_KEY, target.checked ? text : null) && target.checked)}
            />
            <label htmlFor="checker-keep">{words.keep}</label>
          </div>
        </div>
      </div>
      <div className="ruled desk-margin">
        <h3 id="checker-remarks">{words.remarks}</h3>
        {checked.words === 0 && <StateMark state="empty" />}
        <p role="status">
          <KeptWords>{summary}</KeptWords>
        </p>
        {remarks.length > 0 && (
          <ol className="rows rows-numbered" aria-labelledby="checker-remarks">
            {remarks.map((remark, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: remarks have no id.
              <li key={position} data-chosen={position === chosen || undefined}>
                <div>
                  <button type="button" onClick={({ currentTarget }) => choose(position, currentTarget)}>
                    <KeptWords>{formatSentence(remark, remark.sentence)}</KeptWords>
                  </button>
                  {/* Each reason is shown once. */}
                  {remarks.findIndex(({ why }) => why === remark.why) === position && (
                    <p className="small-print">
                      <KeptWords>{remark.why}</KeptWords>{' '}
                      {remark.lesson && (
                        <a href={remark.lesson.href}>{words.learn.replace('{title}', remark.lesson.title)}</a>
                      )}
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  )
}
