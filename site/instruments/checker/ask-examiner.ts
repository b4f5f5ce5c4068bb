import { trustedAddress } from '../trusted-address.ts'
import type { Examination } from './examine.ts'
import workerAddress from './examine.worker.ts?worker&url'

interface Examiner {
  /** Called with what is said of the newest draft; what was asked before and is out of date goes unsaid. */
  answer: (examination: Examination, text: string) => void
  /** The browser has no such worker, or none that can tell the words of Thai. */
  fail: () => void
}

/**
 * Starts the worker that reads drafts.
 *
 * @returns asks about a draft
 */
export function startExaminer({ answer, fail }: Examiner): (text: string) => void {
  const worker = new Worker(trustedAddress('release-checker', workerAddress), { type: 'module' })
  let asked: string | undefined
  let waiting: string | undefined
  const ask = (text: string) => {
    asked = text
    waiting = undefined
    worker.postMessage(text)
  }
  worker.onmessage = ({ data }: MessageEvent<Examination>) => {
    const text = asked ?? ''
    asked = undefined
    if (waiting === undefined) answer(data, text)
    else ask(waiting)
  }
  worker.onerror = fail
  return (text) => {
    if (asked === undefined) ask(text)
    else waiting = text
  }
}
