import type { CheckerWords } from './checker-words.ts'
import { carryDraft, forgetDraft, keepDraft, keptDraft, takeCarriedDraft } from './kept-draft.ts'

/**
 * The choice to keep the draft on this device: off until somebody asks for it, and off means that nothing is left.
 *
 * @returns keeps the draft as it is now, where that was asked for
 */
export function offerToKeep(
  choice: HTMLInputElement,
  status: HTMLElement,
  draft: HTMLTextAreaElement,
  words: CheckerWords,
): () => void {
  const kept = keptDraft()
  if (kept !== null) choice.checked = true
  draft.value ||= takeCarriedDraft() ?? kept ?? ''
  addEventListener('renewal', () => carryDraft(draft.value))
  const keep = () => {
    if (!choice.checked || keepDraft(draft.value)) return
    // What was kept before would be shown as the newest.
    forgetDraft()
    choice.checked = false
    status.textContent = words.unkept
  }
  const answer = () => {
    if (!choice.checked) forgetDraft()
    status.textContent = choice.checked ? words.kept : words.removed
    keep()
  }
  choice.addEventListener('change', answer)
  // Chosen before this script was there to hear of it.
  if (choice.checked && kept === null) answer()
  return keep
}
