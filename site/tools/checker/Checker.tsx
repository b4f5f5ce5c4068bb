import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { StateMark } from '../../ui/StateMark.tsx'
import { type CheckerWords, countsOf, summaryOf } from './checker-words.ts'
import { type Examination, examine } from './examine.ts'
import { MarkedCopy } from './MarkedCopy.tsx'
import { RemarkList } from './RemarkList.tsx'
import { type Numbered, shiftRemarks } from './remark.ts'
import '../../ui/field/field.css'
import './checker.css'

/** Debounce: the draft is checked after this pause in typing. */
const PAUSE_MS = 300
const DRAFT_KEY = 'krajai-checker-draft'

/** Stores the draft in the browser, or removes it. Returns false if the browser blocks storage, as in a private window. */
function keepDraft(text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(DRAFT_KEY)
    else localStorage.setItem(DRAFT_KEY, text)
    return true
  } catch {
    return false
  }
}

function keptDraft(): string | null {
  try {
    return localStorage.getItem(DRAFT_KEY)
  } catch {
    return null
  }
}

/** Prints the marked copy and the remarks, and nothing else of the page. */
function printRemarks(): void {
  const { dataset } = document.documentElement
  dataset.printing = 'checker'
  addEventListener('afterprint', () => delete dataset.printing, { once: true })
  print()
}

interface CheckerProps {
  words: CheckerWords
  locale: string
}

/** The release checker: a draft, an editor's marks in it, and the remarks. Nothing of the draft leaves the browser. */
export function Checker({ words, locale }: CheckerProps) {
  const [text, setText] = useState('')
  const [read, setRead] = useState<Examination & { text: string }>()
  const [chosen, setChosen] = useState<number>()
  const [isKept, setIsKept] = useState(false)
  const [keptStatus, setKeptStatus] = useState('')
  const [canCheck, setCanCheck] = useState(true)
  const draft = useRef<HTMLTextAreaElement>(null)
  const chosenButton = useRef<HTMLButtonElement>(null)

  // Text typed before hydration, or stored on an earlier visit.
  useEffect(() => {
    const kept = keptDraft()
    setIsKept(kept !== null)
    setText(draft.current?.value || kept || '')
    setCanCheck('Segmenter' in Intl)
  }, [])

  useEffect(() => {
    if (!canCheck) return
    const pause = setTimeout(() => setRead({ ...examine(text), text }), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [text, canCheck])

  function keep(wanted: boolean, draftNow: string) {
    const isStored = keepDraft(wanted ? draftNow : null)
    setIsKept(wanted && isStored)
    setKeptStatus(wanted ? (isStored ? words.kept : words.unkept) : words.removed)
  }

  function change(draftNow: string) {
    setText(draftNow)
    setChosen(undefined)
    if (isKept && !keepDraft(draftNow)) keep(false, draftNow)
  }

  function lay(draftNow: string) {
    change(draftNow)
    draft.current?.focus()
  }

  const numbered: Numbered[] = (read?.remarks ?? []).map((remark, at) => ({ ...remark, number: at + 1 }))
  // The marks move with the edited text until the next check.
  const remarks = shiftRemarks(numbered, read?.text ?? '', text)
  const isRead = read !== undefined && read.text.trim() !== ''

  /** Selects the text of a remark in the draft. */
  function choose(number: number, button: HTMLButtonElement) {
    const remark = remarks.find((candidate) => candidate.number === number)
    if (!remark) return
    chosenButton.current = button
    setChosen(number)
    draft.current?.focus({ preventScroll: true })
    draft.current?.setSelectionRange(remark.start, remark.end)
    document.querySelector(`#checker mark[data-numbers~="${number}"]`)?.scrollIntoView({ block: 'center' })
  }

  return (
    <div className="split desk needs-script">
      <div className="sheet desk-sheet">
        <p className="desk-head">
          <label className="dateline" htmlFor="checker-draft">
            {words.label}
          </label>
          <span>{isRead && countsOf(read, words)}</span>
        </p>
        {/* Browser translation would move the words away from their marks. */}
        <div className="desk-paper notranslate" translate="no">
          <MarkedCopy text={text} remarks={remarks} />
          <textarea
            id="checker-draft"
            ref={draft}
            rows={6}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="checker-hint"
            value={text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={({ key }) => key === 'Escape' && chosenButton.current?.focus()}
          />
        </div>
        <p className="field-hint" id="checker-hint">
          {words.hint}
        </p>
        <div className="desk-tools">
          <Button kind="quiet" onClick={() => lay(words.sample)}>
            {words.example}
          </Button>
          <Button kind="quiet" onClick={() => lay('')}>
            {words.empty}
          </Button>
          <div className="checkbox">
            <input
              id="checker-keep"
              type="checkbox"
              autoComplete="off"
              checked={isKept}
              onChange={(event) => keep(event.target.checked, text)}
            />
            <label htmlFor="checker-keep">{words.keep}</label>
          </div>
          <p className="field-hint" role="status">
            {keptStatus}
          </p>
        </div>
      </div>
      <div className="desk-margin">
        <h3 id="checker-remarks">{words.remarks}</h3>
        {!canCheck && <StateMark state="failed" />}
        {canCheck && !isRead && <StateMark state="empty" />}
        <p role="status">{canCheck ? (isRead ? summaryOf(read, words, locale) : words.start) : words.failed}</p>
        <RemarkList remarks={numbered} words={words} chosen={chosen} onChoose={choose} />
        {numbered.length > 0 && (
          <Button kind="quiet" onClick={printRemarks}>
            {words.print}
          </Button>
        )}
      </div>
    </div>
  )
}
