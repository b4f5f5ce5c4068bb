import { startExaminer } from './ask-examiner.ts'
import type { CheckerWords } from './checker-words.ts'
import styles from './desk.css?url'
import { offerToKeep } from './keep-choice.ts'
import { loadStyles } from './load-styles.ts'
import { markedCopy, type Numbered } from './marked-copy.ts'
import { printRemarks } from './print-remarks.ts'
import { writeRemarks } from './remark-list.ts'
import { countsOf, summaryOf } from './report.ts'
import { shiftRemarks } from './shift-remarks.ts'

/** A pause in typing that is worth reading in. */
const PAUSE = 300

/** Makes the desk of `site/sections/blog/Checker.tsx` live. Resolves when the first draft, mostly an empty one, is read. */
export async function openDesk(root: HTMLElement, words: CheckerWords): Promise<void> {
  const part = <Kind extends HTMLElement>(name: string) => root.querySelector(`[data-part=${name}]`) as Kind
  const draft = part<HTMLTextAreaElement>('draft')
  const [copy, counts, status, list] = [part('copy'), part('counts'), part('status'), part('remarks')]
  const draw = markedCopy(copy)
  const start = status.textContent
  const { notLoaded = '' } = part('kept').dataset
  let remarks: Numbered[] = []
  let before = draft.value
  let chosen: HTMLButtonElement | undefined
  const tell = (text: string | null, outcome?: 'read' | 'failed') => {
    if (status.textContent !== text) status.textContent = text
    // Which drawing stands beside the words: site/sections/blog/checker.css.
    if (outcome) root.dataset.outcome = outcome
    else delete root.dataset.outcome
  }

  /** Selects the place of a remark in the draft, and its mark in the copy comes into view. */
  function choose(number: number, button: HTMLButtonElement) {
    const remark = remarks.find((candidate) => candidate.number === number)
    if (!remark) return
    for (const item of list.children) item.toggleAttribute('data-chosen', item.contains(button))
    chosen = button
    draft.focus({ preventScroll: true })
    draft.setSelectionRange(remark.start, remark.end)
    const mark = [...copy.querySelectorAll<HTMLElement>('[data-numbers]')].find((candidate) =>
      candidate.dataset.numbers?.split(' ').includes(String(number)),
    )
    mark?.scrollIntoView({ block: 'center' })
  }

  const read = new Promise<void>((resolve) => {
    const ask = startExaminer({
      answer: (examination, text) => {
        const numbered = examination.remarks.map((remark, at) => ({ ...remark, number: at + 1 }))
        remarks = shiftRemarks(numbered, text, draft.value)
        before = draft.value
        draw(before, remarks)
        writeRemarks(list, numbered, words, choose)
        const isEmpty = text.trim() === ''
        counts.textContent = isEmpty ? '' : countsOf(examination, words)
        if (isEmpty) tell(start)
        else tell(summaryOf(examination, words, document.documentElement.lang), 'read')
        resolve()
      },
      fail: (canCheck) => {
        tell(canCheck ? notLoaded : words.failed, 'failed')
        resolve()
      },
    })
    const keep = offerToKeep(part('keep'), part('kept'), draft, words)
    let pause = 0
    const changed = (wait = PAUSE) => {
      remarks = shiftRemarks(remarks, before, draft.value)
      before = draft.value
      draw(before, remarks)
      clearTimeout(pause)
      pause = window.setTimeout(() => {
        keep()
        ask(draft.value)
      }, wait)
    }
    const lay = (text: string) => {
      draft.value = text
      draft.setSelectionRange(0, 0)
      changed(0)
      draft.focus()
    }
    draft.addEventListener('input', () => changed())
    draft.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && chosen?.isConnected) chosen.focus()
    })
    part('sample').addEventListener('click', () => lay(words.sample))
    part('empty').addEventListener('click', () => lay(''))
    part('print').addEventListener('click', printRemarks)
    changed(0)
  })
  await Promise.all([read, loadStyles(styles)])
}
