import { checkDraft, type Remark } from './check-draft.ts'
import { formatSentence } from './format-sentence.ts'

/** Milliseconds without typing after which screen readers hear the remarks. */
const PAUSE = 500

const MAX_LINES = 2

export function setUpHeadlineField(field: HTMLTextAreaElement): void {
  const copy = document.querySelector('.headline-copy')
  const status = document.querySelector('#own-headline-remarks')
  const sentences: Record<string, string> = JSON.parse(field.dataset.sentences ?? '{}')
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Strikes out the text of remarks, except a remark on the whole headline. Older browsers show the sentences only. */
  function strike(text: string, remarks: readonly Remark[]): void {
    // The space gives an empty headline its height.
    const node = new Text(`${text} `)
    copy?.replaceChildren(node)
    if (!('highlights' in CSS)) return
    const ranges = remarks
      .filter(({ start, end }) => end - start < text.trim().length)
      .map(({ start, end }) => {
        const range = new Range()
        range.setStart(node, start)
        range.setEnd(node, end)
        return range
      })
    CSS.highlights.set('struck', new Highlight(...ranges))
  }

  function mark(): void {
    const text = field.value
    const remarks = checkDraft(text).remarks.filter(({ rule, isCaret }) => !isCaret && rule in sentences)
    strike(text, remarks)
    const lines = remarks.map((remark) => formatSentence(remark, sentences[remark.rule] ?? ''))
    if (lines.length === 0) lines.push(field.dataset.none ?? '')
    const list = document.createElement('ul')
    // A short list leaves the page below where it is.
    for (const line of lines.slice(0, MAX_LINES)) list.appendChild(document.createElement('li')).textContent = line
    clearTimeout(timer)
    timer = setTimeout(() => status?.replaceChildren(text.trim() ? list : ''), PAUSE)
  }

  // A headline has one line.
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) event.preventDefault()
  })
  field.addEventListener('input', mark)
  mark()
}
