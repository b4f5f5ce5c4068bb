import { trustedAddress } from '../trusted-address.ts'
import type { Examination } from './examine.ts'
import workerAddress from './examine.worker.ts?worker&url'

interface Examiner {
  /** Called with what is said of the newest draft; what was asked before and is out of date goes unsaid. */
  answer: (examination: Examination, text: string) => void
  /**
   * It could not be said.
   *
   * @param canCheck the worker did not load, which it may the next time; otherwise the browser has no such worker, or none that can
   * tell the words of Thai, or it broke off
   */
  fail: (canCheck: boolean) => void
}

/**
 * Starts the worker that reads drafts, and another one after it has failed.
 *
 * @returns asks about a draft
 */
export function startExaminer({ answer, fail }: Examiner): (text: string) => void {
  const address = trustedAddress('release-checker', workerAddress)
  let worker: Worker | undefined
  let asked: string | undefined
  let waiting: string | undefined
  const ask = (text: string) => {
    asked = text
    waiting = undefined
    worker ??= started()
    worker.postMessage(text)
  }
  const started = () => {
    const fresh = new Worker(address, { type: 'module' })
    fresh.onmessage = ({ data }: MessageEvent<Examination>) => {
      const text = asked ?? ''
      asked = undefined
      if (waiting === undefined) answer(data, text)
      else ask(waiting)
    }
    fresh.onerror = (event) => {
      fresh.terminate()
      worker = asked = waiting = undefined
      // A script that did not load tells nothing of an error, one that broke off does.
      fail(!(event instanceof ErrorEvent))
    }
    return fresh
  }
  return (text) => {
    if (!('Worker' in globalThis && 'Segmenter' in Intl)) fail(false)
    else if (asked === undefined) ask(text)
    else waiting = text
  }
}
